import { z } from 'zod';
import { alertar } from '#capabilities/alerta/server/index.ts';
import {
  AVISAR_DE_QUEM_ESTA_ACIMA,
  findOuvidoriaQueMonitora,
  listGestoresDoOrgao,
  listNomesDosOrgaos,
} from '#capabilities/orgao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';

const NOMEADOS = 10;

const mudanca = z.object({ orgaos: z.array(z.int()), em: z.string() });

interface AvisoDeAcima {
  /** Whose gestores are told. */
  readonly idOuvidoria: number;
  readonly mudaram: readonly { readonly sigla: string; readonly nome: string }[];
  readonly em: string;
}

const mensagemDe = ({ config }: Platform, { idOuvidoria, mudaram }: AvisoDeAcima) => {
  const nomes = mudaram.slice(0, NOMEADOS).map(({ sigla, nome }) => `${sigla} – ${nome}`);
  const mais = mudaram.length - nomes.length;
  return renderEmail(
    {
      titulo: 'Mudou o órgão que fica acima',
      paragrafos: [
        `Mudou qual órgão fica acima de: ${nomes.join('; ')}${mais > 0 ? ` e mais ${mais}` : ''}. É para ele que vão as manifestações que ninguém do órgão pode tratar, como as denúncias contra quem trabalha nele.`,
        'Se você não esperava isso, confira com a administração da plataforma e avise o órgão que a acompanha. Quem fez a mudança está na auditoria.',
      ],
      botao: {
        rotulo: 'Abrir o órgão',
        endereco: `${origemPublica(config)}/web/orgao/orgaogerenciarorgaos/${idOuvidoria}`,
      },
    },
    config.instalacao.nome,
  );
};

/** Each gestor of one office, by bell, which nobody can switch off, and mail. */
const avisarOrgao = async (platform: Platform, tx: Db, aviso: AvisoDeAcima): Promise<void> => {
  const { idOuvidoria, em } = aviso;
  const agora = platform.clock.now();
  const gestores = await listGestoresDoOrgao(tx, idOuvidoria, agora);
  await alertar(tx, {
    tipo: 'orgao-acima-mudou',
    idOuvidoria,
    chave: `orgao-acima-mudou:${idOuvidoria}:${em}`,
    agora,
    para: gestores.map(({ id }) => id),
  });
  const escrito = mensagemDe(platform, aviso);
  for (const { id, email } of gestores) {
    if (email === null) continue;
    await sendEmail(tx, platform, {
      chave: null,
      evento: 'orgao.aviso-acima',
      idUsuario: id,
      para: email,
      assunto: 'Mudou o órgão que fica acima',
      ...escrito,
    });
  }
};

/** The gestores of the offices below learn it, and those of the body that watches over the platform, of all at once. */
export const avisarDeQuemEstaAcimaJob = (platform: Platform): Job => ({
  name: AVISAR_DE_QUEM_ESTA_ACIMA,
  run: (payload) => {
    const { orgaos, em } = mudanca.parse(payload);
    return platform.db.transaction().execute(async (tx) => {
      const mudaram = await listNomesDosOrgaos(tx, orgaos);
      const idQueMonitora = await findOuvidoriaQueMonitora(tx);
      for (const orgao of mudaram) {
        if (orgao.id !== idQueMonitora)
          await avisarOrgao(platform, tx, { idOuvidoria: orgao.id, mudaram: [orgao], em });
      }
      if (idQueMonitora !== null)
        await avisarOrgao(platform, tx, { idOuvidoria: idQueMonitora, mudaram, em });
    });
  },
});
