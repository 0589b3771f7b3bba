import { describe, expect, it } from 'vitest';
import { FilaCheia } from '#server/a-parte/faixa.ts';
import { NOME } from '../../corpus/testing-caso.ts';
import { comSenha, hostis, quinhentas } from '../../corpus/testing-estruturas.ts';
import { pdftotext, qpdfCheck } from '../../corpus/testing-ferramentas.ts';
import { linha, paginasCruas } from '../../corpus/testing-pdf-cru.ts';
import { tarjarAParte } from './processo/tarjar-a-parte.ts';

const MARCA = { pagina: 0, x: 10, y: 10, largura: 100, altura: 100 };
const pedir = (bytes: Uint8Array, paciencia?: number) =>
  tarjarAParte({ bytes, marcas: [MARCA], rasterizar: [] }, paciencia);

const ESPERADAS: Readonly<Record<string, readonly string[]>> = {
  'tabela que aponta para si': ['pdf'],
  'árvore de páginas em laço': ['danificado', 'vazio'],
  'dez mil listas, uma dentro da outra': ['pdf', 'danificado', 'complexo'],
  'bomba de descompressão': ['complexo'],
  'forma que desenha a si mesma': ['complexo', 'pdf'],
  'página de um quilômetro': ['pdf'],
  'só o cabeçalho': ['danificado'],
  'não é PDF': ['nao-e-pdf'],
  vazio: ['nao-e-pdf'],
};

describe('hostile documents, in a process of their own', () => {
  it.each(hostis().map(({ nome, bytes }) => [nome, bytes] as const))(
    'answers in words or with a whole document, and lives on: %s',
    async (nome, bytes) => {
      const resultado = await pedir(bytes);
      const resposta = 'pdf' in resultado ? 'pdf' : 'recusa' in resultado ? resultado.recusa : 'locais';
      expect(ESPERADAS[nome]).toContain(resposta);
      if ('pdf' in resultado) await qpdfCheck(resultado.pdf);
    },
    30_000,
  );

  it('refuses what asks for a password', async () => {
    expect(await pedir(await comSenha())).toEqual({ recusa: 'protegido' });
  });

  it('gives up on what takes too long, and takes the next one', async () => {
    expect(await pedir(quinhentas(), 50)).toEqual({ recusa: 'complexo' });
    expect(await pedir(paginasCruas([{ conteudo: linha('curto', 50, 500) }]))).toHaveProperty('pdf');
  });

  it('lets few wait, and tells the others at once', async () => {
    const curto = paginasCruas([{ conteudo: linha('curto', 50, 500) }]);
    const pedidos = Array.from({ length: 8 }, () => pedir(curto, 50).catch((erro: unknown) => erro));
    const cheios = (await Promise.all(pedidos)).filter((resultado) => resultado instanceof FilaCheia);
    expect(cheios).toHaveLength(2);
  });

  it('takes 500 pages, and not 501', async () => {
    const bytes = quinhentas();
    const marcas = Array.from({ length: 500 }, (_, pagina) => ({
      pagina,
      x: 40,
      y: 130,
      largura: 300,
      altura: 20,
    }));
    const resultado = await tarjarAParte({ bytes, marcas, rasterizar: [] });
    if (!('pdf' in resultado)) throw new Error(JSON.stringify(resultado));
    expect(await pdftotext(resultado.pdf)).not.toContain(NOME);
    const demais = paginasCruas(Array.from({ length: 501 }, () => ({ conteudo: linha('a', 50, 700) })));
    expect(await pedir(demais)).toEqual({ recusa: 'paginas-demais' });
  }, 30_000);
});
