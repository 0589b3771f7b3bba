import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acessoEmEdicao, acessoPertinente, camposEmEdicao, ModoResposta } from './acesso/acesso-em-edicao.ts';
import { inserirEm, inserirNaLinha } from './modelos/inserir.ts';
import {
  escreverDaqui,
  isVazio,
  maisNova,
  rascunhoVazio,
  readDaqui,
  readRascunho,
} from './rascunho/rascunho.ts';
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
const HOJE = new Date('2026-08-14T12:00:00Z');
const decidido = (
  idCodigoDecisao: number,
  idEspecificacaoDecisao: number | '' = '',
  modo: number | null = null,
) =>
  acessoEmEdicao(
    { idCodigoDecisao: String(idCodigoDecisao), idEspecificacaoDecisao: String(idEspecificacaoDecisao) },
    modo,
    HOJE,
  );

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
      acesso: () => decidido(1),
    });
    expect(intermediaria.safeParse({ ...respostaVazia, texto: TEXTO }).success).toBe(true);
  });

  it('has no variable left unfilled', () => {
    const schema = schemaDaResposta({
      tipo: 'intermediaria',
      idTipo: reclamacao,
      exigeEspecificacao: () => false,
      acesso: () => decidido(1),
    });
    const lido = schema.safeParse({ ...respostaVazia, texto: `Olá, {{nome}}. ${TEXTO}` });
    expect(lido.error?.issues[0]?.message).toBe('Falta trocar {{nome}} pelo que deve estar ali.');
  });
});

describe('what the decision on an access request asks', () => {
  const nomes = (...args: Parameters<typeof decidido>) =>
    camposEmEdicao(decidido(...args), detalhesVazios).map(({ campo }) => campo);

  it('appears with the decision and not before', () => {
    expect(camposEmEdicao(acessoEmEdicao(respostaVazia, null, HOJE), detalhesVazios)).toEqual([]);
    expect(nomes(5, 1)).toEqual(['idDetalhamento', 'dataEntrega', 'publicavel']);
    expect(nomes(1, 13)).toEqual(['idDetalhamento', 'fundamentoLegal', 'publicavel']);
    expect(nomes(3)).toEqual(['buscaFeita', 'publicavel']);
  });

  it('has day, hour and place where a visit was decided, or where the person asked for one', () => {
    expect(nomes(5, 5)).toContain('consultaLocal');
    expect(nomes(2, 16)).not.toContain('consultaLocal');
    expect(nomes(2, 16, ModoResposta.consulta)).toContain('consultaLocal');
    expect(nomes(1, 8, ModoResposta.consulta)).not.toContain('consultaLocal');
  });

  it('leaves behind what was typed for another decision', () => {
    const mudou = {
      ...detalhesVazios,
      fundamentoLegal: 'Art. 31.',
      consultaHora: '14:00',
      consultaLocal: 'Sala 3',
    };
    expect(acessoPertinente(decidido(5, 1), mudou)).toEqual({ publicavel: true });
  });

  it('goes as the server reads it', () => {
    const escrito = { ...detalhesVazios, idDetalhamento: '3', dataEntrega: '20/08/2026', publicavel: false };
    expect(acessoPertinente(decidido(5, 3), escrito)).toEqual({
      idDetalhamento: 3,
      dataEntrega: '2026-08-20',
      publicavel: false,
    });
    expect(acessoPertinente(decidido(5, 3), { ...escrito, dataEntrega: '20/08' })).toMatchObject({
      dataEntrega: '20/08',
    });
  });

  it('is refused field by field, all at once', () => {
    const schema = schemaDaResposta({
      tipo: 'conclusiva',
      idTipo: acessoAInformacao,
      exigeEspecificacao: () => true,
      acesso: () => decidido(1, 10),
    });
    const lido = schema.safeParse({
      ...respostaVazia,
      texto: TEXTO,
      idCodigoDecisao: '1',
      idEspecificacaoDecisao: '10',
      detalhes: { ...detalhesVazios, fundamentoLegal: 'curto' },
    });
    expect(lido.error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
      'detalhes.autoridadeClassificadora',
      'detalhes.codigoIndexacao',
      'detalhes.fundamentoLegal',
      'detalhes.grauSigilo',
      'detalhes.restritaAte',
    ]);
  });
});

describe('a draft', () => {
  const escrito = { ...rascunhoVazio, campos: { ...respostaVazia, texto: TEXTO } };

  it('of nothing is none', () => {
    expect(isVazio(rascunhoVazio)).toBe(true);
    expect(escreverDaqui(rascunhoVazio, new Date())).toBe('');
    expect(readDaqui('')).toBeNull();
  });

  it('comes back as it was, and from an older form with what is still known', () => {
    const em = new Date('2026-03-12T12:00:00Z');
    expect(readDaqui(escreverDaqui(escrito, em))).toEqual({ em: em.toISOString(), rascunho: escrito });
    expect(readRascunho({ campos: { texto: TEXTO, detalhes: { antiga: 'x' } } })?.campos.texto).toBe(TEXTO);
    expect(readRascunho('qualquer coisa')).toBeNull();
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
