import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_CONSENTIMENTO, prazoDoCidadao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { agir, novoLink, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { dueMoment } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { insertConsentimento } from './consentimento-repository.ts';

/**
 * The office asks the denunciante whether the identity may go to another body (Decreto 10.153/2019, art. 7). The mail
 * carries a link that opens this question once, so that a person without the password can answer too. It stands after
 * the `#`, which browsers send to no server.
 */
export const pedirConsentimento = (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  { destinatario, motivo }: { destinatario: string; motivo: string },
): Promise<{ ultimoDia: string }> =>
  agir(platform, quem, idManifestacao, 'pedirConsentimento', async ({ tx, caso, agora }) => {
    const prazo = prazoDoCidadao(caso.calendario, localDate(agora.getTime()), DIAS_CONSENTIMENTO);
    const idConsentimento = await insertConsentimento(tx, {
      id_manifestacao: idManifestacao,
      id_solicitante: quem.usuario?.idUsuario ?? null,
      solicitante: `${quem.usuario?.nome} (${caso.row.sigla_ouvidoria})`,
      destinatario,
      motivo_cifrado: caso.selar(motivo),
      pedido_em: agora,
      prazo: toIsoDate(prazo),
    });
    const token = await novoLink(platform, tx, {
      idManifestacao,
      finalidade: 'consentimento',
      expiraEm: new Date(dueMoment(prazo) + 1000),
    });
    const ultimoDia = formatData(prazo);
    return {
      acao: Acao.consentimento,
      informacoes: `O órgão perguntou se a identidade pode ser enviada a ${destinatario}. A resposta pode ser dada até ${ultimoDia}.`,
      detalhes: { idConsentimento },
      avisos: [
        {
          evento: 'manifestacao.consentimento-pedido',
          variaveis: { ultimoDia },
          caminho: `/manifestacao/consentimento/${idManifestacao}#token=${token}`,
        },
      ],
      resultado: { ultimoDia: toIsoDate(prazo) },
    };
  });
