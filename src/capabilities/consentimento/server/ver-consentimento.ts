import type { z } from 'zod';
import {
  codigoVistoPorOutros,
  manifestacaoNaoEncontrada,
} from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { type IdSituacao, isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  findCasoVisivel,
  findUltimoConsentimento,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Platform } from '#server/platform.ts';
import type { consentimentoContract } from '../contract.ts';

type Resposta = z.input<
  (typeof consentimentoContract)['GET /app-web/v1/manifestacoes/:idManifestacao/consentimento']['response']
>;

/** Only the denunciante sees the question: for others, even staff, it does not exist (S2-09). */
export const verConsentimento = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Resposta> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao, ['codigo', 'consentimento']);
  if (caso.relacao !== 'manifestante') throw manifestacaoNaoEncontrada();
  const consentimento = await findUltimoConsentimento(platform.db, idManifestacao);
  if (!consentimento) throw manifestacaoNaoEncontrada();
  const { row } = caso;
  const isAberto =
    consentimento.respondido_em === null &&
    isAberta(row.id_situacao as IdSituacao) &&
    isNoPrazo(diaGuardado(consentimento.prazo), platform.clock.now().getTime());
  const { respondePorSi } = caso.fatos;
  return {
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    orgao: `${row.sigla_ouvidoria} – ${row.nome_ouvidoria}`,
    destinatario: consentimento.destinatario,
    motivo: caso.readTexto({ texto: null, texto_cifrado: consentimento.motivo_cifrado }),
    pedidoEm: consentimento.pedido_em.toISOString(),
    ultimoDia: consentimento.prazo,
    resposta: consentimento.resposta,
    respondidoEm: consentimento.respondido_em?.toISOString() ?? null,
    porOutroCaminho: isAberto && !respondePorSi ? codigoVistoPorOutros().message : null,
    podeResponder: isAberto && respondePorSi,
  };
};
