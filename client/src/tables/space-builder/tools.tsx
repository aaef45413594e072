import { useMemo } from 'preact/hooks';
import type { Building } from '#games/space-builder';
import { Button } from '../../look/button.tsx';
import { flip, turn } from '../../look/icons.ts';
import type { Pose } from './picking.ts';
import { Tile } from './tile.tsx';
import { say, tongue } from './words.ts';

export interface ToolsProps {
  readonly picked: Building | null;
  readonly pose: Pose | null;
  readonly hinted: string | undefined;
  readonly deeds: { turn(way: 'on'): void; flip(): void };
}

/** What is in hand, and what can be done to it there. */
export function Tools({ picked, pose, hinted, deeds }: ToolsProps) {
  return (
    <>
      <div class="builder-picked" aria-hidden="true">
        {picked !== null && pose !== null ? <Tile building={picked} face={pose.face} turn={pose.turn} /> : null}
      </div>
      <TurnAndFlip isBlocked={picked === null} hinted={hinted} deeds={deeds} />
    </>
  );
}

type TurnAndFlipProps = Pick<ToolsProps, 'hinted' | 'deeds'> & { readonly isBlocked: boolean };

function TurnAndFlip({ isBlocked, hinted, deeds }: TurnAndFlipProps) {
  return useMemo(() => {
    const blocked = isBlocked ? say('pick-first') : null;
    const look = (tool: string): string => (hinted === tool ? 'builder-tool hinted' : 'builder-tool');
    return (
      <>
        <Button icon={turn} shortcut="R" blocked={blocked} class={look('turn')} onPress={() => deeds.turn('on')}>
          {say('turn')}
        </Button>
        <Button icon={flip} shortcut="F" blocked={blocked} class={look('flip')} onPress={() => deeds.flip()}>
          {say('flip')}
        </Button>
      </>
    );
  }, [isBlocked, hinted, deeds, tongue()]);
}
