import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ARQUIVO_DA_AJUDA, referenciaDaAjuda } from '../../../../scripts/generate-ajuda.ts';
import { emGrupos, paraCidadaos, temPalavras } from './busca-do-site.ts';
import { blocosDe, emUmaLinha, isEnderecoInterno, linksDeFora, parseMarked } from './marcacao-leve.ts';
import { nomesComOutrasFormas } from './outras-formas.ts';
import { type Passagem, trechoDe } from './passagem.ts';
import { enderecoDe, perguntaEscrita, perguntaNova, sinonimosDoTexto } from './pergunta.ts';
import { chavesDosTextos, textosDeAjuda } from './textos-de-ajuda.ts';

describe('the light markup', () => {
  it('knows paragraphs, lists, bold and links inside the site', () => {
    expect(blocosDe('Um.\n\n- dois\n- três\n\n\nQuatro\ncinco')).toEqual([
      { tipo: 'paragrafo', texto: 'Um.' },
      { tipo: 'lista', itens: ['dois', 'três'] },
      { tipo: 'paragrafo', texto: 'Quatro cinco' },
    ]);
    expect(emUmaLinha('Veja **já** o [manual](/manual).\n\n- item')).toBe('Veja já o manual. item');
  });

  it.each([
    'javascript:alert(1)',
    'https://outro.example',
    '//outro.example',
    '/\\outro.example',
    'data:text/html,x',
  ])('makes no link of %s', (to) => {
    expect(isEnderecoInterno(to)).toBe(false);
    expect(parseMarked(`[clique](${to})`).some(({ kind }) => kind === 'link')).toBe(false);
  });

  it('keeps tags as text', () => {
    expect(parseMarked('<img src=x onerror=y>')).toEqual([{ kind: 'text', text: '<img src=x onerror=y>' }]);
  });
});

const escrita = {
  pergunta: 'Posso  levar o meu cachorro?',
  tema: 'registro',
  resposta: 'Sim, pode levar o **cachorro**.',
  sinonimos: 'cão\n\n cão \nanimal',
  destaque: false,
  ordem: '30',
};

describe('a question as an administrator writes it', () => {
  it('is kept on one line, in an order, with each synonym once', () => {
    const lida = perguntaEscrita.parse(escrita);
    expect(lida).toMatchObject({ pergunta: 'Posso levar o meu cachorro?', ordem: 30 });
    expect(sinonimosDoTexto(lida.sinonimos)).toEqual(['cão', 'animal']);
  });

  it('has an address of letters without accents, digits and hyphens', () => {
    expect(enderecoDe('  Posso denunciar, já, o ÓRGÃO?? ')).toBe('posso-denunciar-ja-o-orgao');
    expect(enderecoDe('???')).toBe('');
    expect(enderecoDe('x'.repeat(300))).toHaveLength(80);
    for (const slug of ['Maiúscula', 'com espaço', '../x', 'a--b', '-a']) {
      expect(perguntaNova.safeParse({ ...escrita, slug }).success, slug).toBe(false);
    }
  });

  it('is refused with an address outside, without an answer, or too long', () => {
    const recusas = [
      { resposta: 'Veja em [outro lugar](https://outro.example).' },
      { resposta: 'curta' },
      { resposta: 'x'.repeat(8001) },
      { pergunta: 'x'.repeat(201) },
      { tema: 'outro' },
      { sinonimos: Array.from({ length: 121 }, (_, n) => `s${n}`).join('\n') },
    ];
    for (const recusa of recusas) {
      expect(perguntaEscrita.safeParse({ ...escrita, ...recusa }).success, Object.keys(recusa)[0]).toBe(
        false,
      );
    }
    expect(linksDeFora('[a](/b) [c](mailto:d@e.f)')).toEqual(['mailto:d@e.f']);
  });
});

describe('the texts that come with the product', () => {
  it('stand in db/reference as the code says them', async () => {
    expect(await readFile(ARQUIVO_DA_AJUDA, 'utf8')).toBe(referenciaDaAjuda());
  });

  it('have each a key of its own, and a place to read it', () => {
    expect(new Set(chavesDosTextos).size).toBe(chavesDosTextos.length);
    for (const { endereco, titulo, texto } of textosDeAjuda) {
      expect(isEnderecoInterno(endereco), endereco).toBe(true);
      expect(titulo && texto).toBeTruthy();
    }
  });

  it('are each asked for in other words, and no words are of a text that is gone', () => {
    expect(new Set(nomesComOutrasFormas)).toEqual(new Set(chavesDosTextos));
  });

  it('read a table line by line', () => {
    const prazos = textosDeAjuda.find(
      ({ endereco, fonte }) => endereco === '/manual#prazos' && fonte === 'manual',
    );
    expect(prazos?.texto).toContain('Complementação: 20 dias (Você). Consentimento: 20 dias (Você).');
  });

  it('say the terms of the law (Lei 13.460, art. 16; Lei 12.527, arts. 11, 15 and 16; Decreto 7.724, art. 22)', () => {
    const prazo = (chave: string) =>
      textosDeAjuda.find((texto) => texto.fonte === 'prazo' && texto.chave === chave)?.texto;
    expect(prazo('ouvidoria')).toContain('em até 30 dias, que podem ser prorrogados uma vez, por mais 30');
    expect(prazo('acesso')).toContain('em até 20 dias, que podem ser prorrogados uma vez, por mais 10');
    expect(prazo('complementar')).toContain('você tem 20 dias');
    expect(prazo('consentimento')).toContain('Você tem 20 dias');
    expect(prazo('recorrer')).toContain('Você tem 10 dias');
    expect(prazo('decidir-recurso')).toContain('decidem em 5 dias');
    expect(prazo('reclamacao')).toContain('por ao menos 10 dias e é decidida em 5');
    expect(prazo('area-tecnica')).toContain('20 dias para contribuir, prorrogáveis por mais 20');
  });
});

describe('what was found, in groups', () => {
  const passagem = (fonte: Passagem['fonte'], endereco: string): Passagem => ({
    fonte,
    titulo: endereco,
    trecho: '',
    endereco,
    relevancia: 1,
  });

  it('has no address twice and no group longer than asked', () => {
    const grupos = emGrupos(
      [
        passagem('prazo', '/manual#prazos'),
        passagem('manual', '/manual#prazos'),
        passagem('pergunta', '/b'),
        passagem('pergunta', '/c'),
        passagem('orgao', '/o'),
      ],
      2,
    );
    expect(grupos.get('ajuda')?.map(({ endereco }) => endereco)).toEqual(['/manual#prazos', '/b']);
    expect(grupos.get('orgaos')).toHaveLength(1);
  });

  it('has what is for citizens before what is for who works at an office', () => {
    const daEquipe = { ...passagem('manual', '/equipe'), daEquipe: true };
    const ordem = paraCidadaos([daEquipe, passagem('pergunta', '/b')]).map(({ endereco }) => endereco);
    expect(ordem).toEqual(['/b', '/equipe']);
  });

  it('has nothing to look for without a letter or a digit', () => {
    for (const nada of ['', '%', '_', "'", '!!!', ' - ']) expect(temPalavras(nada), nada).toBe(false);
    expect(temPalavras('INSS')).toBe(true);
  });

  it('shows a beginning that ends at a word', () => {
    const trecho = trechoDe('palavra '.repeat(100));
    expect(trecho.length).toBeLessThanOrEqual(321);
    expect(trecho).toMatch(/palavra…$/);
  });
});
