import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { instalarMensagens } from '#kernel/validacao/zod-mensagens.ts';
import type { ConteudoDoAcesso } from './conteudo-do-acesso.ts';
import { type ConteudoMinimo, parseConteudoMinimo } from './conteudo-minimo.ts';
import {
  type DetalhesEnviados,
  detalhesDaResposta,
  guardarConteudo,
  readAcessoGuardado,
  readDetalhes,
} from './detalhes.ts';

beforeAll(instalarMensagens);

const { elogio, reclamacao, sugestao, acessoAInformacao } = TipoManifestacao;
const fundamentoLegal = 'Lei 12.527/2011, art. 31: são dados de saúde.';

describe('the type of what an answer says', () => {
  it('is one of those that some type of case asks for', () => {
    expectTypeOf<{ decisaoFinal: string }>().toExtend<DetalhesEnviados>();
    expectTypeOf<{ agente: string; chefia: string }>().toExtend<DetalhesEnviados>();
    expectTypeOf<{ possivel: true; forma: string; meio: string }>().toExtend<DetalhesEnviados>();
    expectTypeOf<ConteudoDoAcesso>().toExtend<DetalhesEnviados>();
    expectTypeOf<{ possivel: true; porQue: string }>().not.toExtend<
      Extract<DetalhesEnviados, { possivel: boolean }>
    >();
  });

  it('lets nobody send a field that no type asks for', () => {
    // @ts-expect-error: no type has this field.
    const outro: DetalhesEnviados = { decisaoFinal: 'O atendimento foi refeito.', outra: 1 };
    const { error } = parseConteudoMinimo(reclamacao, outro);
    expect(error && camposComErro(error)).toEqual({ outra: 'Campo desconhecido: outra.' });
  });

  it('of another type of case is refused with each field by its name', () => {
    const doElogio: DetalhesEnviados = { agente: 'Ana Lima', chefia: 'Rui Melo' };
    expect(detalhesDaResposta.safeParse(doElogio).success).toBe(true);
    const { error } = parseConteudoMinimo(reclamacao, doElogio);
    expect(error && camposComErro(error)).toEqual({
      decisaoFinal: 'O campo Decisão final é obrigatório!',
      agente: 'Campo desconhecido: agente.',
      chefia: 'Campo desconhecido: chefia.',
    });
  });

  it('stays known until it is kept', () => {
    const guardado = guardarConteudo(elogio, { agente: 'Ana Lima', chefia: 'Rui Melo' });
    expectTypeOf(guardado.agente).toBeString();
    expect(guardado).toEqual({ agente: 'Ana Lima', chefia: 'Rui Melo', idTipoManifestacao: elogio });
  });
});

describe('what the column keeps', () => {
  it('is read by the type it answered to, whatever the case is now', () => {
    const conteudo: ConteudoMinimo = { adocao: 'em-parte', porQue: 'Cabe só nas agências novas.' };
    const guardado = JSON.parse(JSON.stringify(guardarConteudo(sugestao, conteudo)));
    expect(readDetalhes(guardado, null)).toEqual({ isAcesso: false, conteudo });
    const pedido = { fundamentoLegal, detalhamento: 'Integral', publicavel: false };
    expect(readDetalhes(guardarConteudo(acessoAInformacao, pedido), null)).toEqual({
      isAcesso: true,
      conteudo: pedido,
    });
  });

  it('has nothing to read where it is from before these fields existed, or unsealed by nobody', () => {
    for (const antigo of [{}, null, { apta: true, envolveEmpresa: false }, { cifrado: 'AAAA' }])
      expect(readDetalhes(antigo, null)).toEqual({ isAcesso: false, conteudo: {} });
  });

  it('of a request shows each part it has, also one that could not be written today', () => {
    expect(readDetalhes({}, '2026-08-20')).toEqual({ isAcesso: true, conteudo: {} });
    expect(readAcessoGuardado({ fundamentoLegal: 'LAI', grauSigilo: 'outro', publicavel: 'não' })).toEqual({
      fundamentoLegal: 'LAI',
    });
    expect(readAcessoGuardado(null)).toEqual({});
  });
});
