import type { z } from 'zod';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { formatData, semPontoFinal } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { type Grau, nomeDoGrau } from '../../domain/grau.ts';
import { decidirNaComissao as atoNaComissao } from '../../domain/pedido/atos/decidir-na-comissao.ato.ts';
import { decidirNoComando as atoDoComando } from '../../domain/pedido/atos/decidir-no-comando.ato.ts';
import { decidirPedido as atoDoPedido } from '../../domain/pedido/atos/decidir-pedido.ato.ts';
import { decidirRecurso as atoDoRecurso } from '../../domain/pedido/atos/decidir-recurso.ato.ts';
import { checkDecisao, type entradaDaDecisao } from '../../domain/pedido/decisao.ts';
import { type IdPasso, nomeDaAutoridade, nomeDoResultado } from '../../domain/pedido/estado-do-pedido.ts';
import { informacaoForaDoRol } from '../../domain/pedido/pedido-errors.ts';
import type { SituacaoDaInformacao } from '../../domain/rol/informacao.ts';
import { assinar } from '../orgao-da-pessoa.ts';
import { comoEra } from '../rol/agir-na-informacao.ts';
import {
  findInformacao,
  type InformacaoRow,
  insertHistoricoDoRol,
  lockInformacao,
  updateInformacao,
} from '../rol/rol-repository.ts';
import { fazNoPedido, type NoPedido } from './agir-no-pedido.ts';
import { pendenciaDoPedido, proximoPasso } from './depois-da-decisao.ts';
import { chaveDaDecisao, updatePasso } from './pedido-repository.ts';

type Entrada = z.output<typeof entradaDaDecisao>;

/** Somebody with an account decides, and signs for the office of the instance. */
const autorDaDecisao = ({ quem: { usuario }, passos, row }: NoPedido) => {
  if (!usuario) throw new Error('A decision without a person');
  return assinar(usuario, passos.at(-1)?.sigla ?? row.sigla);
};

/** The information that was chosen, or the one that the pedido already names. */
const informacaoDecidida = async ({ tx, row }: NoPedido, { idInformacao }: Entrada) => {
  const id = idInformacao ?? row.id_informacao;
  if (id === null) return null;
  await lockInformacao(tx, id);
  const informacao = await findInformacao(tx, id);
  if (!informacao || informacao.id_ouvidoria !== row.id_ouvidoria) throw informacaoForaDoRol();
  return informacao;
};

/** What the decision does to the roll: the secret ends, or becomes smaller. */
const mudarORol = async (
  no: NoPedido,
  informacao: InformacaoRow,
  { resultado, grau, termo }: Entrada,
): Promise<void> => {
  const { tx, row, agora } = no;
  if (resultado === 'mantida' || resultado === 'nao-localizada' || informacao.situacao === 'desclassificada')
    return;
  const porque = `Decisão no pedido de desclassificação ${formatProtocoloDigitos(row.protocolo, row.id_esfera)}.`;
  const desclassifica = resultado === 'desclassificada';
  await updateInformacao(tx, informacao.id, {
    ...(desclassifica
      ? {
          situacao: 'desclassificada',
          desclassificada_em: toIsoDate(localDate(agora.getTime())),
          motivo: porque,
        }
      : { grau: grau ?? informacao.grau, termo: termo ?? informacao.termo, reclassificada: true }),
    versao: informacao.versao + 1,
    atualizada_em: agora,
  });
  await insertHistoricoDoRol(tx, {
    id_informacao: informacao.id,
    ato: desclassifica ? 'Desclassificação' : 'Reclassificação',
    situacao: desclassifica ? 'desclassificada' : 'classificada',
    ocorrido_em: agora,
    ...autorDaDecisao(no),
    informacoes: porque,
    detalhes: comoEra(informacao),
  });
};

const comoFicou = ({ resultado, grau, termo }: Entrada): string => {
  if (resultado !== 'reclassificada') return nomeDoResultado[resultado];
  const mudou = [
    ...(grau ? [`grau ${nomeDoGrau[grau].toLowerCase()}`] : []),
    ...(termo ? [`sigilo até ${formatData(diaGuardado(termo))}`] : []),
  ];
  return `${nomeDoResultado[resultado]} (${mudou.join(', ')})`;
};

const AVISAR =
  'Quem pediu não tem e-mail nem conta e precisa ser avisado de outro modo: o prazo para recorrer só corre depois.';

const decidir = async (no: NoPedido, entrada: Entrada) => {
  const { tx, row, agora } = no;
  const informacao = await informacaoDecidida(no, entrada);
  enforce(
    checkDecisao(
      { ...entrada, termo: entrada.termo === null ? null : diaGuardado(entrada.termo) },
      informacao && {
        situacao: informacao.situacao as SituacaoDaInformacao,
        grau: informacao.grau as Grau,
        producao: diaGuardado(informacao.data_producao),
        termo: diaGuardado(informacao.termo),
      },
    ),
  );
  if (informacao) await mudarORol(no, informacao, entrada);
  const grau = entrada.grau ?? (informacao?.grau as Grau | undefined) ?? null;
  const { frase, ate } = await proximoPasso(tx, no, { ...entrada, grau, cienteEm: agora });
  // Whom no mail reaches is told otherwise, and no term runs before.
  const sabe = pendenciaDoPedido(row) === null;
  const recorrerAte = sabe ? ate : null;
  const reclassifica = entrada.resultado === 'reclassificada';
  await updatePasso(
    tx,
    { idPedido: row.id, passo: row.passo },
    {
      resultado: entrada.resultado,
      decisao: entrada.texto,
      grau: reclassifica ? entrada.grau : null,
      termo: reclassifica ? entrada.termo : null,
      ...autorDaDecisao(no),
      decidido_em: agora,
      ciente_em: sabe ? agora : null,
      recorrer_ate: recorrerAte,
      recorrer_ate_original: recorrerAte,
    },
  );
  const resultado = comoFicou(entrada);
  return {
    mudancas: { id_informacao: informacao?.id ?? null },
    informacoes: `${nomeDaAutoridade(row.passo as IdPasso, row.id_ouvidoria_julgadora !== row.id_ouvidoria)}: ${resultado}.${sabe ? '' : ` ${AVISAR}`}`,
    idJulgadora: row.id_ouvidoria_julgadora,
    avisos: [
      {
        evento: 'desclassificacao.decidida',
        variaveis: { resultado, razoes: semPontoFinal(entrada.texto), proximoPasso: frase },
        chave: chaveDaDecisao(row.id, row.passo),
      },
    ],
    resultado: { prazoSeguinte: recorrerAte },
  } as const;
};

/** The classifying authority (Decreto 7.724/2012, art. 36). */
export const decidirPedido = fazNoPedido(atoDoPedido, decidir);
/** The Commander of an Armed Force (Lei 12.527/2011, art. 17 § 1º). */
export const decidirNoComando = fazNoPedido(atoDoComando, decidir);
/** The minister, or the head of the entity (art. 37). */
export const decidirRecurso = fazNoPedido(atoDoRecurso, decidir);
/** The commission (art. 47). */
export const decidirNaComissao = fazNoPedido(atoNaComissao, decidir);
