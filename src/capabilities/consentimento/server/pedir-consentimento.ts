import type { z } from 'zod';
import { novoLink } from '#capabilities/codigo-acesso/server/index.ts';
import { prazoDoCidadao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { diaSabido, faz } from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { dueMoment } from '#kernel/prazo/prazo.ts';
import { DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import type { Db } from '#server/db/database.ts';
import { destinatarioNaoExiste } from '../domain/consentimento-errors.ts';
import { pedirConsentimento as ato } from '../domain/pedir-consentimento.ato.ts';
import { findNomeDaOuvidoria, insertConsentimento } from './consentimento-repository.ts';

type Destinatario = z.output<typeof ato.entrada.shape.destinatario>;

const nomeDe = async (tx: Db, destinatario: Destinatario): Promise<string> => {
  if ('nome' in destinatario) return destinatario.nome;
  const nome = await findNomeDaOuvidoria(tx, destinatario.idOuvidoria);
  if (nome === null) throw destinatarioNaoExiste();
  return nome;
};

/**
 * The office asks the denunciante whether the identity may go to another body (Decreto 10.153/2019,
 * art. 7). The mail has a link that opens this question once, so that a person without the password
 * can answer too. Its secret comes after the `#`, which browsers send to no server.
 */
export const pedirConsentimento = faz(
  ato,
  async ({ platform, tx, caso, agora, quem }, { destinatario, motivo }) => {
    const idManifestacao = caso.row.id;
    const nome = await nomeDe(tx, destinatario);
    const prazo = prazoDoCidadao(caso.calendario, agora.getTime(), DIAS_CONSENTIMENTO);
    const idConsentimento = await insertConsentimento(tx, {
      id_manifestacao: idManifestacao,
      id_solicitante: quem.usuario?.idUsuario ?? null,
      solicitante: `${quem.usuario?.nome} (${caso.row.sigla_ouvidoria})`,
      destinatario: nome,
      id_ouvidoria_destinatario: 'idOuvidoria' in destinatario ? destinatario.idOuvidoria : null,
      motivo_cifrado: caso.selar(motivo),
      pedido_em: agora,
      prazo: toIsoDate(prazo),
    });
    const token = await novoLink(platform, tx, {
      idManifestacao,
      finalidade: 'consentimento',
      expiraEm: new Date(dueMoment(prazo) + 1000),
    });
    const ultimoDia = ultimoDiaDito(diaSabido(caso, prazo), DIAS_CONSENTIMENTO);
    return {
      informacoes: `O órgão perguntou se a identidade pode ser enviada para ${nome}. A resposta pode ser dada até ${ultimoDia}.`,
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
  },
);
