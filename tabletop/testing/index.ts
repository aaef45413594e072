export { breachesOf } from './laws.ts';
export { drawMove, nextInput } from './random-match.ts';
export { type BidState, type BidView, type BidWords, sealedBids, sealedBidsTrial } from './sealed-bids.ts';
export { type Breach, LAWS, type Law, type LawReport, type OtherWorld, type Trial } from './trial.ts';
