import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';

/** A lesson that can be had again from its start: each attempt is a new component. */
export function withAttempts(Lesson: ComponentType<{ readonly onAgain: () => void }>): ComponentType {
  return function Attempts() {
    const [attempt, setAttempt] = useState(0);
    return <Lesson key={attempt} onAgain={() => setAttempt(attempt + 1)} />;
  };
}
