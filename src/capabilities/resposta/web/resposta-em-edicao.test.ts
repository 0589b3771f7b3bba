import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { inserirEm, inserirNaLinha } from './inserir.ts';
import { escreverDaqui, isVazio, lerDaqui, lerRascunho, maisNova, rascunhoVazio } from './rascunho.ts';
import {
  camposDoConteudo,
  detalhesPertinentes,
  detalhesVazios,
  pedemOMesmo,
  respostaVazia,
  schemaDaResposta,
} from './resposta-em-edicao.ts';

const { denuncia, comunicacao, elogio, reclamacao, sugestao, solicitacao, simplifique, acessoAInformacao } =
  TipoManifestacao;
const TEXTO = 'O atendimento foi refeito ontem.';

describe('what the answer must say', () => {
  it('is asked by the type of the case and by what was chosen so far', () => {
    expect(camposDoConteudo(elogio, detalhesVazios)).toEqual(['agente', 'chefia']);
    expect(camposDoConteudo(solicitacao, detalhesVazios)).toEqual(['possivel']);
    expect(camposDoConteudo(solicitacao, { ...detalhesVazios, possivel: false })).toEqual([
      'possivel',
      'porQue',
    ]);
    expect(camposDoConteudo(acessoAInformacao, detalhesVazios)).toEqual([]);
  });

  it('leaves behind what a change of mind made untrue', () => {
    const mudou = { ...detalhesVazios, possivel: false, forma: 'Visita', porQue: 'É do município.' };
    expect(detalhesPertinentes(solicitacao, mudou)).toEqual({ possivel: false, porQue: 'É do município.' });
  });

  it('a denúncia that goes to investigation is fit for it', () => {
    const apuracao = { ...detalhesVazios, destino: 'apuracao', orgaoApurador: 'Corregedoria' };
    expect(detalhesPertinentes(denuncia, apuracao)).toMatchObject({ apta: true });
  });

  it('is the same for cases that may share one conclusive answer', () => {
    expect(pedemOMesmo([reclamacao, reclamacao])).toBe(true);
    expect(pedemOMesmo([sugestao, simplifique])).toBe(true);
    expect(pedemOMesmo([denuncia, comunicacao])).toBe(true);
    expect(pedemOMesmo([reclamacao, elogio])).toBe(false);
    expect(pedemOMesmo([acessoAInformacao, TipoManifestacao.naoClassificada])).toBe(false);
  });

  it('does not hold back an intermediária', () => {
    const intermediaria = schemaDaResposta({
      tipo: 'intermediaria',
      idTipo: denuncia,
      exigeEspecificacao: () => true,
    });
    expect(intermediaria.safeParse({ ...respostaVazia, texto: TEXTO }).success).toBe(true);
  });

  it('has no variable left unfilled', () => {
    const schema = schemaDaResposta({
      tipo: 'intermediaria',
      idTipo: reclamacao,
      exigeEspecificacao: () => false,
    });
    const lido = schema.safeParse({ ...respostaVazia, texto: `Olá, {{nome}}. ${TEXTO}` });
    expect(lido.error?.issues[0]?.message).toBe('Falta trocar {{nome}} pelo que deve estar ali.');
  });
});

describe('a draft', () => {
  const escrito = { ...rascunhoVazio, campos: { ...respostaVazia, texto: TEXTO } };

  it('of nothing is none', () => {
    expect(isVazio(rascunhoVazio)).toBe(true);
    expect(escreverDaqui(rascunhoVazio, new Date())).toBe('');
    expect(lerDaqui('')).toBeNull();
  });

  it('comes back as it was, and from an older form with what is still known', () => {
    const em = new Date('2026-03-12T12:00:00Z');
    expect(lerDaqui(escreverDaqui(escrito, em))).toEqual({ em: em.toISOString(), rascunho: escrito });
    expect(lerRascunho({ campos: { texto: TEXTO, detalhes: { antiga: 'x' } } })?.campos.texto).toBe(TEXTO);
    expect(lerRascunho('qualquer coisa')).toBeNull();
  });

  it('is the newer of the two that were kept', () => {
    const velha = { em: '2026-03-12T12:00:00Z', rascunho: escrito };
    const nova = { em: '2026-03-12T12:00:01Z', rascunho: rascunhoVazio };
    expect(maisNova(velha, nova)).toBe(nova);
    expect(maisNova(nova, velha)).toBe(nova);
    expect(maisNova(null, velha)).toBe(velha);
  });
});

describe('inserting', () => {
  it('a template is a paragraph of its own, at the cursor or at the end', () => {
    expect(inserirEm('Um.\n\nDois.', 'Modelo.', 3)).toBe('Um.\n\nModelo.\n\nDois.');
    expect(inserirEm('Um.', 'Modelo.', null)).toBe('Um.\n\nModelo.');
    expect(inserirEm('', 'Modelo.', 0)).toBe('Modelo.');
  });

  it('a word stays in its line', () => {
    expect(inserirNaLinha('Olá, .', '{{nome}}', 5)).toBe('Olá, {{nome}}.');
    expect(inserirNaLinha('Olá, ', '{{nome}}', null)).toBe('Olá, {{nome}}');
  });
});
