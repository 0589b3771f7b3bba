import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AtoDeMarcar,
  agrupar,
  cobre,
  dentroDaPagina,
  type Historico,
  historicoVazio,
  type MarcaEmObra,
  marcarOuDesfazer,
  paginasMarcadas,
  type Sugestao,
  sugestoesAbertas,
} from './marcas.ts';
import { codigosDosMotivos } from './motivos.ts';

const marca = (id: string, mudou: Partial<MarcaEmObra> = {}): MarcaEmObra => ({
  id,
  grupo: id,
  rotulo: 'texto',
  motivo: 'dados_pessoais',
  origem: 'texto',
  pagina: 0,
  x: 10,
  y: 10,
  largura: 100,
  altura: 12,
  ...mudou,
});

const fazer = (...atos: readonly AtoDeMarcar[]): Historico => atos.reduce(marcarOuDesfazer, historicoVazio);
const ids = ({ presente }: Historico): string[] => presente.marcas.map(({ id }) => id);

const umId = fc.constantFrom('a', 'b', 'c', 'd');
const medida = fc.integer({ min: 0, max: 500 });
const umaMarca = fc
  .record({ id: umId, pagina: fc.integer({ min: 0, max: 3 }), x: medida, y: medida, largura: medida })
  .map(({ id, ...mudou }) => marca(id, mudou));
const umaMudanca: fc.Arbitrary<AtoDeMarcar> = fc.oneof(
  fc.array(umaMarca, { maxLength: 3 }).map((marcas) => ({ ato: 'marcar' as const, marcas })),
  fc.array(umId, { maxLength: 2 }).map((grupos) => ({ ato: 'remover' as const, grupos })),
  fc
    .record({ id: umId, x: medida, sequencia: fc.option(fc.constant('teclas'), { nil: undefined }) })
    .map(({ id, x, sequencia }) => ({
      ato: 'ajustar' as const,
      id,
      retangulo: { x, y: 5, largura: 20, altura: 20 },
      sequencia,
    })),
  fc
    .record({ grupos: fc.array(umId, { maxLength: 2 }), motivo: fc.constantFrom(...codigosDosMotivos) })
    .map((quais) => ({ ato: 'dar-motivo' as const, ...quais })),
  fc.array(umId, { maxLength: 2 }).map((sugestoes) => ({ ato: 'recusar' as const, sugestoes })),
  fc.array(umId, { maxLength: 2 }).map((sugestoes) => ({ ato: 'reabrir' as const, sugestoes })),
);
const umAto: fc.Arbitrary<AtoDeMarcar> = fc.oneof(
  { weight: 4, arbitrary: umaMudanca },
  { weight: 1, arbitrary: fc.constantFrom({ ato: 'desfazer' as const }, { ato: 'refazer' as const }) },
);

describe('the history of the marks', () => {
  it('undo and then redo is as if nothing had been asked', () => {
    fc.assert(
      fc.property(fc.array(umAto, { maxLength: 30 }), (atos) => {
        const antes = fazer(...atos);
        if (antes.passado.length === 0) return;
        const depois = marcarOuDesfazer(marcarOuDesfazer(antes, { ato: 'desfazer' }), { ato: 'refazer' });
        expect({ ...depois, sequencia: null }).toEqual({ ...antes, sequencia: null });
      }),
    );
  });

  it('undoing every step leads back to nothing marked, and redoing them all to where we were', () => {
    fc.assert(
      fc.property(fc.array(umaMudanca, { maxLength: 20 }), (atos) => {
        const fim = fazer(...atos);
        const passos = fim.passado.length;
        const repetir = (ato: AtoDeMarcar, inicio: Historico): Historico =>
          Array.from({ length: passos }).reduce<Historico>((h) => marcarOuDesfazer(h, ato), inicio);
        const inicio = repetir({ ato: 'desfazer' }, fim);
        expect(inicio.presente).toEqual(historicoVazio.presente);
        expect(repetir({ ato: 'refazer' }, inicio).presente).toEqual(fim.presente);
      }),
    );
  });

  it('what changes nothing is no step', () => {
    fc.assert(
      fc.property(fc.array(umAto, { maxLength: 20 }), umaMudanca, (atos, ato) => {
        const antes = fazer(...atos);
        const depois = marcarOuDesfazer(antes, ato);
        if (depois !== antes) expect(depois.presente).not.toEqual(antes.presente);
      }),
    );
  });

  it('a new mark forgets what could be redone', () => {
    const historico = fazer(
      { ato: 'marcar', marcas: [marca('a')] },
      { ato: 'desfazer' },
      { ato: 'marcar', marcas: [marca('b')] },
      { ato: 'refazer' },
    );
    expect(ids(historico)).toEqual(['b']);
  });

  it('the key presses that push a mark are one step', () => {
    const empurrar = (x: number): AtoDeMarcar => ({
      ato: 'ajustar',
      id: 'a',
      retangulo: { x, y: 10, largura: 100, altura: 12 },
      sequencia: 'a',
    });
    const historico = fazer({ ato: 'marcar', marcas: [marca('a')] }, empurrar(11), empurrar(12), {
      ato: 'desfazer',
    });
    expect(historico.presente.marcas[0]?.x).toBe(10);
  });

  it('does not mark twice what a mark already covers', () => {
    const historico = fazer(
      { ato: 'marcar', marcas: [marca('a')] },
      { ato: 'marcar', marcas: [marca('b', { x: 20, largura: 30 }), marca('c', { y: 40 })] },
    );
    expect(ids(historico)).toEqual(['a', 'c']);
  });

  it('removes and gives a reason to a whole group, line by line', () => {
    const linhas = [marca('a', { grupo: 'g' }), marca('b', { grupo: 'g', y: 30 })];
    const comMotivo = fazer(
      { ato: 'marcar', marcas: linhas },
      { ato: 'dar-motivo', grupos: ['g'], motivo: 'denunciante' },
    );
    expect(comMotivo.presente.marcas.map(({ motivo }) => motivo)).toEqual(['denunciante', 'denunciante']);
    expect(ids(marcarOuDesfazer(comMotivo, { ato: 'remover', grupos: ['g'] }))).toEqual([]);
  });
});

describe('what was found and waits for a decision', () => {
  const achada: Sugestao = {
    id: 's',
    tipo: 'cpf',
    pagina: 0,
    texto: '529.982.247-25',
    retangulos: [{ pagina: 0, x: 20, y: 10, largura: 40, altura: 12 }],
  };
  const abertas = (historico: Historico) => sugestoesAbertas([achada], historico.presente).length;

  it('is decided by any mark over it, and open again without that mark', () => {
    const coberta = fazer({ ato: 'marcar', marcas: [marca('a')] });
    expect(abertas(historicoVazio)).toBe(1);
    expect(abertas(coberta)).toBe(0);
    expect(abertas(marcarOuDesfazer(coberta, { ato: 'remover', grupos: ['a'] }))).toBe(1);
  });

  it('stays open under a mark that covers only a part, or on another page', () => {
    expect(abertas(fazer({ ato: 'marcar', marcas: [marca('a', { largura: 20 })] }))).toBe(1);
    expect(abertas(fazer({ ato: 'marcar', marcas: [marca('a', { pagina: 1 })] }))).toBe(1);
  });

  it('may be refused, and the refusal taken back', () => {
    const recusada = fazer({ ato: 'recusar', sugestoes: ['s'] });
    expect(abertas(recusada)).toBe(0);
    expect(abertas(marcarOuDesfazer(recusada, { ato: 'reabrir', sugestoes: ['s'] }))).toBe(1);
    expect(abertas(marcarOuDesfazer(recusada, { ato: 'desfazer' }))).toBe(1);
  });
});

describe('where the marks are', () => {
  it('groups them in the order of the document', () => {
    const marcas = [marca('c', { pagina: 1 }), marca('b', { y: 50 }), marca('a')];
    expect(agrupar(marcas).map(({ grupo }) => grupo)).toEqual(['a', 'b', 'c']);
    expect(paginasMarcadas(marcas)).toEqual([0, 1]);
  });

  it('keeps every mark inside its page, and large enough to be seen', () => {
    const lado = fc.double({ min: -2000, max: 2000, noNaN: true });
    const pagina = { pagina: 0, x: 0, y: 0, largura: 595, altura: 842 };
    fc.assert(
      fc.property(lado, lado, lado, lado, (x, y, largura, altura) => {
        const dentro = dentroDaPagina({ x, y, largura, altura }, pagina);
        expect(cobre(pagina, { pagina: 0, ...dentro })).toBe(true);
        expect(Math.min(dentro.largura, dentro.altura)).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});
