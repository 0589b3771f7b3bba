import { beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { instalarMensagens } from '#kernel/validacao/zod-mensagens.ts';
import { conteudoEmPalavras } from './conteudo-em-palavras.ts';
import { nomesDoConteudo, parseConteudoMinimo } from './conteudo-minimo.ts';
import { guardarConteudo } from './detalhes.ts';

const { elogio, reclamacao, sugestao, solicitacao, denuncia, comunicacao, simplifique, acessoAInformacao } =
  TipoManifestacao;
const envolve = { envolveEmpresa: false, envolveServidorPublico: true, envolveCargoDas4: false };
const apuracao = { destino: 'apuracao', orgaoApurador: 'Corregedoria-Geral', apta: true, ...envolve };
const arquivada = {
  destino: 'arquivamento',
  porQue: 'Não há elementos para apurar.',
  apta: false,
  ...envolve,
};
const faltam = (tipo: number, valor: unknown): string[] => {
  const lido = parseConteudoMinimo(tipo, valor);
  return lido.success ? [] : Object.keys(camposComErro(lido.error)).sort();
};

beforeAll(instalarMensagens);

describe('Decreto 9.492/2018, arts. 19–22: a conclusive answer', () => {
  it.each([
    [elogio, { agente: 'Ana Lima', chefia: 'Rui Melo' }],
    [reclamacao, { decisaoFinal: 'O atendimento foi refeito.' }],
    [sugestao, { adocao: 'em-parte', porQue: 'Cabe só nas agências novas.' }],
    [simplifique, { adocao: 'adotada', porQue: 'O formulário já foi trocado.' }],
    [solicitacao, { possivel: true, forma: 'Visita técnica', meio: 'Presencial' }],
    [solicitacao, { possivel: false, porQue: 'O serviço é do município.' }],
    [denuncia, apuracao],
    [comunicacao, arquivada],
    [acessoAInformacao, {}],
  ])('of type %i takes what the law asks of it', (tipo, valor) => {
    expect(faltam(tipo, valor)).toEqual([]);
  });

  it.each([
    [elogio, {}, ['agente', 'chefia']],
    [reclamacao, {}, ['decisaoFinal']],
    [sugestao, {}, ['adocao', 'porQue']],
    [sugestao, { adocao: 'nao-adotada' }, ['porQue']],
    [solicitacao, { possivel: true }, ['forma', 'meio']],
    [solicitacao, { possivel: false }, ['porQue']],
    [denuncia, { ...apuracao, orgaoApurador: '' }, ['orgaoApurador']],
    [denuncia, { ...apuracao, envolveEmpresa: undefined }, ['envolveEmpresa']],
    [reclamacao, { decisaoFinal: 'O atendimento foi refeito.', outra: 1 }, ['outra']],
  ])('of type %i without it names each missing field', (tipo, valor, campos) => {
    expect(faltam(tipo, valor)).toEqual(campos);
  });

  it.each([
    [elogio, {}, { agente: nomesDoConteudo.agente, chefia: nomesDoConteudo.chefia }],
    [solicitacao, { possivel: true }, { forma: 'Como será atendida', meio: 'Por que meio' }],
    [solicitacao, { possivel: false }, { porQue: 'Por que não é possível atender' }],
    [sugestao, { adocao: 'adotada' }, { porQue: 'Por que a proposta teve esse destino' }],
  ])('of type %i calls what is missing by the name it has on the form', (tipo, valor, rotulos) => {
    const lido = parseConteudoMinimo(tipo, valor);
    expect(lido.success ? {} : camposComErro(lido.error)).toEqual(
      Object.fromEntries(
        Object.entries(rotulos).map(([campo, nome]) => [campo, `O campo ${nome} é obrigatório!`]),
      ),
    );
  });

  it('does not send to investigation a denúncia that is not fit for it', () => {
    expect(faltam(denuncia, { ...apuracao, apta: false })).toEqual(['apta']);
  });
});

describe('the citizen reads', () => {
  it('each part with its label', () => {
    expect(
      conteudoEmPalavras(guardarConteudo(sugestao, { adocao: 'nao-adotada', porQue: 'Não há verba.' })),
    ).toEqual([
      { rotulo: 'Decisão', valor: 'A proposta não foi adotada.' },
      { rotulo: 'Por quê', valor: 'Não há verba.' },
    ]);
    expect(
      conteudoEmPalavras(guardarConteudo(elogio, { agente: 'Ana Lima', chefia: 'Rui Melo' })),
    ).toHaveLength(2);
  });

  it('where a denúncia went, and not the marks of the office', () => {
    expect(conteudoEmPalavras(guardarConteudo(denuncia, apuracao))).toEqual([
      { rotulo: 'Enviada para apuração a', valor: 'Corregedoria-Geral' },
    ]);
    expect(conteudoEmPalavras(guardarConteudo(denuncia, arquivada))).toEqual([
      { rotulo: 'Arquivada porque', valor: 'Não há elementos para apurar.' },
    ]);
  });

  it('nothing of answers from before these fields existed', () => {
    expect(conteudoEmPalavras({})).toEqual([]);
  });
});
