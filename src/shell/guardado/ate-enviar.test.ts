import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { AtoNaTela } from '#shell/atos/registro.ts';

interface Fonte {
  readonly file: string;
  readonly texto: string;
}

const readFontes = async (): Promise<readonly Fonte[]> => {
  const fontes: Fonte[] = [];
  for await (const file of glob(['src/shell/**/*.{ts,tsx}', 'src/capabilities/*/web/**/*.{ts,tsx}'])) {
    if (!file.includes('.test.')) fontes.push({ file, texto: await readFile(file, 'utf8') });
  }
  return fontes;
};
const fontes = await readFontes();
const que = (padrao: RegExp, onde: readonly Fonte[] = fontes): readonly Fonte[] =>
  onde.filter(({ texto }) => padrao.test(texto));
const nomes = (achadas: readonly Fonte[]): readonly string[] => achadas.map(({ file }) => file);

/** A form whose text this browser keeps: one of the components that keep it, or the hook under them. */
const GUARDA = /<Texto(Guardado|GuardadoDoAto|DoAto|DoRecurso)\b|\buse(AteEnviar|RascunhoVivo)\(/;
const FAZ_FORMULARIO = /\buseFormulario\(/;
/** Its form is handed to a hook that sends. */
const ENVIA_O_FORMULARIO =
  /\buse(Envio|EnvioDoIncidente|EnvioDaResposta|Lote|AtoDoRecurso|AtoDaPromessa)(<[^(]*>)?\((\{[^}]*\bform\b|\s*form\b)/;

const declarados = import.meta.glob<Record<string, AtoNaTela>>('../../capabilities/*/domain/**/*.ato.ts', {
  eager: true,
});
const queGuardam = Object.entries(declarados).flatMap(([file, modulo]) =>
  Object.values(modulo).flatMap(({ nome, tela }) => {
    const capability = file.split('/')[3] ?? '';
    return (tela?.guarda ?? []).map((campo) => ({ nome, campo, web: `src/capabilities/${capability}/web/` }));
  }),
);

describe('the rule that a kept text leaves this browser with its sending', () => {
  it('is held by every hook that sends a form', () => {
    const enviam = que(/\bform\??\.aplicarErros\(error\)/);
    expect(enviam.length).toBeGreaterThan(2);
    expect(
      nomes(enviam.filter(({ texto }) => !/await esquecerGuardados\(form\)/.test(texto))),
      'what tells a form that it was refused also sends it: call esquecerGuardados(form) once it was sent',
    ).toEqual([]);
  });

  it('is held by every form that keeps a text', () => {
    const guardam = que(GUARDA, que(FAZ_FORMULARIO));
    expect(guardam.length).toBeGreaterThan(20);
    expect(
      nomes(guardam.filter(({ texto }) => !ENVIA_O_FORMULARIO.test(texto))),
      'send it with useEnvio(form, …), useLote({ form, … }) or useAtoDoRecurso({ form, … }), which erase what was kept',
    ).toEqual([]);
  });

  it('cannot be walked around: nothing else writes a text to this browser', () => {
    const foraDaqui = fontes.filter(({ file }) => !file.startsWith('src/shell/guardado/'));
    expect(
      nomes(que(/\b(gravarTexto|tirarTextos)\b/, foraDaqui)),
      'keep it for a form with useAteEnviar(form, …)',
    ).toEqual([]);
  });

  it('covers what each act declares that it keeps (tela.guarda)', () => {
    expect(queGuardam.length).toBeGreaterThan(15);
    const semCampo = queGuardam.filter(({ campo, web }) => {
      const daqui = que(
        GUARDA,
        fontes.filter(({ file }) => file.startsWith(web)),
      );
      return que(new RegExp(`(name|campo)(=|: )["']${campo}["']`), daqui).length === 0;
    });
    expect(
      semCampo,
      'no form of the capability keeps this field: drop it from `guarda` or use TextoDoAto',
    ).toEqual([]);
  });
});
