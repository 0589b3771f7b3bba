import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { caminhoAte, concluida } from '../casos/caminhos.ts';
import type { CasoPlanejado, RecursoPlanejado } from '../casos/caso-planejado.ts';
import { modelosPara, orgaoDemo } from '../casos/modelos.ts';
import { orgaos, planejar, tipoPara } from '../casos/plano.ts';
import { comPeso, criarSorte, type Sorte } from '../casos/sorte.ts';
import { acessosQueNaoSao } from '../casos/textos-acesso.ts';
import { CONCEDIDO, decisoes, NAO_E_PEDIDO } from '../casos/textos-decisoes.ts';
import { loginDeVolume } from './pessoas-de-volume.ts';

/** A few offices receive most, and many receive next to nothing: the nth gets 1/n^1.6 of the first. */
const pesos = orgaos.map((id, n) => [id, Math.max(1, Math.round(1_000_000 / (n + 1) ** 1.6))] as const);

/** Two years of work: nearly everything has ended. */
const situacoes: readonly (readonly [IdSituacao, number])[] = [
  [Situacao.concluida, 152],
  [Situacao.arquivada, 20],
  [Situacao.encaminhadaParaFora, 10],
  [Situacao.cadastrada, 8],
  [Situacao.complementacaoSolicitada, 3],
  [Situacao.prorrogada, 3],
  [Situacao.complementada, 2],
  [Situacao.encaminhada, 2],
];
const porDecisao = decisoes.map(({ id, permil }) => [id, permil] as const);

/** The person has ten days from the answer, which may come up to five days later than planned. */
const DEPOIS_DA_RESPOSTA = 6;
const { deferido, indeferido } = TipoRespostaRecurso;

const recursosDe = (sorte: Sorte, ha: number, diaDaResposta: number): RecursoPlanejado[] => {
  const primeiro = ha - diaDaResposta - DEPOIS_DA_RESPOSTA - sorte.inteiro(0, 2);
  const mantida = (desde: number): RecursoPlanejado => ({
    ha: desde,
    decisao: { ha: desde - 3, idTipoResposta: indeferido, idEspecificacao: 3 },
  });
  if (sorte.chance(35))
    return [{ ha: primeiro, decisao: { ha: primeiro - 3, idTipoResposta: deferido, idEspecificacao: 2 } }];
  // Up to five days until the decision is on a business day, and ten to appeal against it.
  return sorte.chance(30) ? [mantida(primeiro), mantida(primeiro - 11)] : [mantida(primeiro)];
};

/** The nth of the cases that only their number makes: the same at every start, whoever draws it. */
export const planoDeVolume = (n: number, pessoas: number): CasoPlanejado => {
  const chave = `volume/${n}`;
  const sorte = criarSorte(`${chave}/plano`);
  const destino = comPeso(sorte, pesos);
  const situacao = comPeso(sorte, situacoes);
  const tipo = tipoPara(sorte, destino, situacao);
  const isPedido = tipo === TipoManifestacao.acessoAInformacao;
  const decisao = isPedido && situacao === Situacao.concluida ? comPeso(sorte, porDecisao) : null;
  const caso = planejar(
    chave,
    tipo,
    destino,
    (sua) =>
      decisao === null
        ? caminhoAte(situacao, { sorte: sua, tipo, destino })
        : concluida({ sorte: sua, tipo, destino }, { decisao, publicar: sua.chance(25) }),
    decisao === NAO_E_PEDIDO ? acessosQueNaoSao : modelosPara(tipo, destino),
  );
  // Few people file often: half of the cases are of an eighth of the people.
  const quem =
    typeof caso.quem === 'object'
      ? { login: loginDeVolume(Math.floor(pessoas * (sorte.inteiro(0, 999_999) / 1_000_000) ** 3)) }
      : caso.quem;
  const resposta = caso.passos.find((passo) => passo.ato === 'responder');
  const isRecorrivel = decisao !== null && decisao !== NAO_E_PEDIDO && 'ha' in caso.quando && resposta;
  const recorre = sorte.chance(decisao === CONCEDIDO ? 3 : 30);
  return {
    ...caso,
    quem,
    ...(isRecorrivel &&
      recorre &&
      orgaoDemo(destino).idEsfera === Esfera.federal &&
      'ha' in caso.quando && { recursos: recursosDe(sorte, caso.quando.ha, resposta.dia) }),
  };
};
