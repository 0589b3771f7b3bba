import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A term of the law typed into a text: when the law changes, it would be left behind. */
const DIGITADO =
  /\b(?:5|10|20|30|cinco|dez|vinte|trinta)(?:\*\*)? dias\b|\b100 anos\b|\bpor mais (?:10|20|30)\b/;
const COMENTARIO = /^\s*(?:\/\*|\*|\/\/)/;

/**
 * Numbers of days that are not terms of the law: how far back a screen or figure looks, or how long
 * a file is kept.
 */
const NAO_SAO_DA_LEI: Readonly<Record<string, string>> = {
  'src/capabilities/monitoramento/web/relatorios-pedidos.tsx': 'how long a report is kept',
  'src/capabilities/relatorio/domain/periodo.ts': 'a period to choose',
  'src/capabilities/relatorio/domain/relatorios.ts': 'what is due soon',
  'src/capabilities/webhook/web/registro-de-entregas.tsx': 'how long deliveries are kept',
  'src/shell/ui/galeria/avisos.tsx': 'an example of the design system',
};

it('no text of the code types a number of the law: it takes it from prazos-da-lei.ts', () => {
  const achados = globSync('src/**/*.{ts,tsx}')
    .filter((arquivo) => !/\.test\.tsx?$|\/testing|\.d\.ts$/.test(arquivo))
    .filter((arquivo) =>
      readFileSync(arquivo, 'utf8')
        .split('\n')
        .some((linha) => DIGITADO.test(linha) && !COMENTARIO.test(linha)),
    );
  expect(achados.toSorted()).toEqual(Object.keys(NAO_SAO_DA_LEI).toSorted());
});
