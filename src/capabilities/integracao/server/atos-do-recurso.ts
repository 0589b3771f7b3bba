import type { z } from 'zod';
import { entregar, verPromessas } from '#capabilities/cumprimento/server/index.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import {
  conhecerRecurso,
  findRecursoDoLeitor,
  naoConhecerRecurso,
  responderRecurso,
} from '#capabilities/recurso/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { admissibilidadeEnviada, decisaoEnviada, entregaEnviada } from '../domain/atos-do-recurso.ts';
import type { RecursoInteiroNoFio } from '../domain/formas.ts';
import { nadaAEntregarAqui } from '../domain/integracao-errors.ts';
import { receberDaResposta } from './arquivos.ts';
import type { Enderecos } from './links.ts';
import { detalharRecurso } from './list-recursos.ts';

/** One act of a program on one appeal; who may judge is asked where the screens ask. */
export interface NoRecursoDaApi {
  readonly platform: Platform;
  readonly quem: QuemAge & { readonly usuario: UsuarioAtual };
  readonly idRecurso: number;
  readonly enderecos: Enderecos;
}

export const admitirPelaApi = async (
  no: NoRecursoDaApi,
  enviada: z.output<typeof admissibilidadeEnviada>,
): Promise<RecursoInteiroNoFio> => {
  const { IdJustificativaNaoConhecimento: motivo, TxtJustificativa: texto } = enviada;
  if (enviada.IndConhecido) await conhecerRecurso(no.platform, no.quem, no, {});
  else
    await naoConhecerRecurso(no.platform, no.quem, no, { idJustificativa: motivo ?? 0, texto: texto ?? '' });
  return detalharRecurso(no);
};

export const decidirPelaApi = async (
  no: NoRecursoDaApi,
  enviada: z.output<typeof decisaoEnviada>,
): Promise<RecursoInteiroNoFio> => {
  // Files are kept only for who may see the appeal; the act asks the rest.
  await findRecursoDoLeitor(no.platform, no.quem, no.idRecurso);
  await responderRecurso(no.platform, no.quem, no, {
    idTipoResposta: enviada.IdTipoRespostaRecurso,
    idEspecificacao: enviada.IdEspecificacaoRespostaRecurso ?? null,
    idDetalhamento: enviada.IdDetalhamentoRespostaRecurso ?? null,
    texto: enviada.TxtJustificativa,
    dataEntrega: enviada.DataEntrega ?? null,
    oQueEntregar: enviada.TxtOQueEntregar ?? null,
    informacaoEntregue: enviada.TxtInformacaoEntregue ?? null,
    anexos: await receberDaResposta(no.platform, no.quem, enviada.Anexos),
  });
  return detalharRecurso(no);
};

/** Hands over what the decision of this appeal promised. */
export const entregarPelaApi = async (
  no: NoRecursoDaApi,
  enviada: z.output<typeof entregaEnviada>,
): Promise<RecursoInteiroNoFio> => {
  const { platform, quem, idRecurso } = no;
  const { caso } = await findRecursoDoLeitor(platform, quem, idRecurso);
  const promessas = await verPromessas(platform, quem, caso.row.id);
  const promessa = promessas.findLast((cada) => cada.idRecurso === idRecurso);
  if (!promessa) throw nadaAEntregarAqui();
  const { Consulta: consulta } = enviada;
  await entregar(platform, quem, promessa, {
    texto: enviada.TxtInformacaoEntregue ?? null,
    consulta: consulta ? { dia: consulta.Data, hora: consulta.Hora, local: consulta.TxtLocal } : null,
    anexos: await receberDaResposta(platform, quem, enviada.Anexos),
  });
  return detalharRecurso(no);
};
