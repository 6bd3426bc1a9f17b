import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';

const WIDTHS = { phone: 360, tablet: 768, computer: 1440 } as const;
type Screen = keyof typeof WIDTHS;

/** A page of the shop as screens of three widths show it, made smaller where there is less room. */
export function PreviewFrame({ src, title }: { src: string; title: string }) {
  const { content } = useTexts();
  const [screen, setScreen] = useState<Screen>(window.innerWidth < WIDTHS.tablet ? 'phone' : 'computer');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!room || !frame.current) return;
    const width = WIDTHS[screen];
    const scale = Math.min(1, room.width / width);
    const { style } = frame.current;
    style.width = `${width}px`;
    style.height = `${room.height / scale}px`;
    style.transform = `scale(${scale})`;
  }, [room, screen]);
  return (
    <div className="flex min-h-0 grow flex-col gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons in a row need no frame. */}
      <div role="group" aria-label={content.width} className="flex flex-wrap gap-2">
        {(Object.keys(WIDTHS) as Screen[]).map((name) => (
          <Button
            key={name}
            look={name === screen ? 'primary' : 'secondary'}
            aria-pressed={name === screen}
            onClick={() => setScreen(name)}
          >
            {content[name]} {WIDTHS[name]}
          </Button>
        ))}
      </div>
      <div ref={box} className="min-h-96 grow overflow-hidden rounded-control border border-line bg-sunken">
        {room && <iframe ref={frame} src={src} title={title} className="origin-top-left" />}
      </div>
    </div>
  );
}
