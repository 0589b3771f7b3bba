import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { type Pendencia, pendenciaDe } from '#capabilities/remedio/domain/ciencia.ts';
import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { type Grau, vaiAComissao } from '../../domain/grau.ts';
import {
  type IdPasso,
  nomeDaAutoridade,
  Passo,
  proximaInstancia,
  type Resultado,
} from '../../domain/pedido/estado-do-pedido.ts';
import type { PedidoDoLeitor } from './pedido-do-leitor.ts';
import { type PedidoRow, updatePasso } from './pedido-repository.ts';

type Decidido = Pick<PedidoDoLeitor, 'row' | 'idComissao'>;

/** Why a decision does not reach the person by itself; null where mail or account tell it. */
export const pendenciaDoPedido = ({
  id_usuario,
  email_requerente,
}: Pick<PedidoRow, 'id_usuario' | 'email_requerente'>): Pendencia | null =>
  pendenciaDe({
    idModoResposta: null,
    temEmail: email_requerente !== null,
    temConta: id_usuario !== null,
    anonima: false,
  });

/** The instance after a decision; null where none hears the person. */
const instanciaSeguinte = (
  { row, idComissao }: Decidido,
  resultado: Resultado,
  grau: Grau | null,
): IdPasso | null => {
  const seguinte = proximaInstancia(row.passo as IdPasso, row.id_ouvidoria_ministerio !== null);
  if (resultado === 'desclassificada' || seguinte === null) return null;
  return seguinte !== Passo.comissao || (idComissao !== null && vaiAComissao(grau)) ? seguinte : null;
};

const ultimoDia = async (tx: Db, { row }: Decidido, cienteEm: Date): Promise<PlainDate> => {
  const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria_julgadora);
  return janelaDepoisDe(calendario, cienteEm.getTime()).fecha;
};

/** Where the person may go from here, and until when; they know of it since `cienteEm`. */
export const proximoPasso = async (
  tx: Db,
  decidido: Decidido,
  { resultado, grau, cienteEm }: { resultado: Resultado; grau: Grau | null; cienteEm: Date },
): Promise<{ readonly frase: string; readonly ate: string | null }> => {
  if (resultado === 'desclassificada')
    return { frase: 'Para receber a informação, faça um pedido de acesso ao órgão.', ate: null };
  const seguinte = instanciaSeguinte(decidido, resultado, grau);
  if (seguinte === null)
    return {
      frase: 'Contra esta decisão não cabe outro recurso. Um novo pedido pode ser feito a qualquer tempo.',
      ate: null,
    };
  const fecha = await ultimoDia(tx, decidido, cienteEm);
  const aQuem = nomeDaAutoridade(seguinte, decidido.row.id_ouvidoria_ministerio !== null);
  return {
    frase: `Se você não concordar, pode recorrer até ${formatData(fecha)}. O recurso vai para: ${aQuem}.`,
    ate: toIsoDate(fecha),
  };
};

/** The person knows of the last decision since then; the last day to appeal that this sets. */
export const darCiencia = async (
  tx: Db,
  visto: Decidido & Pick<PedidoDoLeitor, 'informacao'>,
  cienteEm: Date,
): Promise<string | null> => {
  const { row, informacao } = visto;
  const grau = (informacao?.grau as Grau | undefined) ?? null;
  const { ate } = await proximoPasso(tx, visto, { resultado: row.resultado as Resultado, grau, cienteEm });
  await updatePasso(
    tx,
    { idPedido: row.id, passo: row.passo },
    { ciente_em: cienteEm, recorrer_ate: ate, recorrer_ate_original: ate },
  );
  return ate;
};
