/**
 * How long the puzzle of the gates takes on a cheap phone: a Chromium whose processor is slowed down four times solves it
 * over and over, on the page's own thread (the browser slows no worker down), and the median is printed.
 * `node bench/prova-de-trabalho.ts [rounds] [bits]`
 */
import { randomBytes } from 'node:crypto';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { BITS_DA_PORTA } from '#capabilities/portao/domain/dificuldade.ts';

const SLOWDOWN = 4;
const LIMIT_MS = 1000;
const [rounds = 101, bits = BITS_DA_PORTA] = process.argv.slice(2).map(Number);

const bundle = async (): Promise<string> => {
  const answer = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: 'src/shell/prova-de-trabalho/resolver-desafio.ts',
        formats: ['iife'],
        name: 'prova',
      },
    },
  });
  const [first] = Array.isArray(answer) ? answer : [answer];
  const output = first && 'output' in first ? first.output[0] : undefined;
  if (!output) throw new Error('nothing was built');
  return output.code;
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: `${await bundle()};globalThis.prova = prova;` });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const desafio = `${randomBytes(12).toString('base64url')}.1790000000000.${bits}.${randomBytes(32).toString('base64url')}`;
    times.push(
      await page.evaluate(
        async ([texto, zeros]) => {
          const { resolverDesafio } = (
            globalThis as unknown as {
              prova: { resolverDesafio: (desafio: { desafio: string; bits: number }) => Promise<string> };
            }
          ).prova;
          const before = performance.now();
          await resolverDesafio({ desafio: texto, bits: zeros });
          return performance.now() - before;
        },
        [desafio, bits] as const,
      ),
    );
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  console.log(
    `${rounds} × ${bits} bits, processor slowed ${SLOWDOWN}×: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, longest ${at(1)} ms`,
  );
  console.log(at(0.5) <= LIMIT_MS ? 'within the limit of 1000 ms' : 'ABOVE the limit of 1000 ms');
} finally {
  await browser.close();
}
