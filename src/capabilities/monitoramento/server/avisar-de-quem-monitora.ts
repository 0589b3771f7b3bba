import { z } from 'zod';
import { alertar } from '#capabilities/alerta/server/index.ts';
import {
  AVISAR_DE_QUEM_MONITORA,
  listGestoresDoOrgao,
  listNomesDosOrgaos,
} from '#capabilities/orgao/server/index.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';

const mudanca = z.object({
  mudados: z.array(z.object({ id: z.int(), monitora: z.boolean() })),
  em: z.string(),
});

const O_QUE_E =
  'A autoridade de monitoramento sorteia e avalia respostas dos outros órgãos do lugar. A da esfera federal também sabe de cada identidade aberta e recebe as manifestações que ninguém mais pode tratar.';

const mensagemDe = ({ config }: Platform, idOuvidoria: number, fato: string) =>
  renderEmail(
    {
      titulo: 'Mudou quem acompanha os outros órgãos',
      paragrafos: [
        fato,
        O_QUE_E,
        'Se você não esperava isso, confira com a administração da plataforma. Quem fez a mudança está na auditoria do órgão.',
      ],
      botao: {
        rotulo: 'Abrir o órgão',
        endereco: `${origemPublica(config)}/web/orgao/orgaogerenciarorgaos/${idOuvidoria}`,
      },
    },
    config.instalacao.nome,
  );

/** Who watches over offices changed: the gestores of each office that it changed for, by bell and mail. */
export const avisarDeQuemMonitoraJob = (platform: Platform): Job => ({
  name: AVISAR_DE_QUEM_MONITORA,
  run: (payload) => {
    const { mudados, em } = mudanca.parse(payload);
    return platform.db.transaction().execute(async (tx) => {
      const agora = platform.clock.now();
      const nomes = await listNomesDosOrgaos(
        tx,
        mudados.map(({ id }) => id),
      );
      const fatos = mudados.map(({ id, monitora }) => {
        const orgao = nomes.find((cada) => cada.id === id);
        const nome = `${orgao?.sigla} – ${orgao?.nome}`;
        return monitora
          ? `${nome} passou a acompanhar os outros órgãos.`
          : `${nome} deixou de acompanhar os outros órgãos.`;
      });
      for (const { id: idOuvidoria } of mudados) {
        const gestores = await listGestoresDoOrgao(tx, idOuvidoria, agora);
        await alertar(tx, {
          tipo: 'monitoramento-mudou',
          idOuvidoria,
          chave: `monitoramento-mudou:${idOuvidoria}:${em}`,
          agora,
          para: gestores.map(({ id }) => id),
        });
        const escrito = mensagemDe(platform, idOuvidoria, fatos.join(' '));
        for (const { id, email } of gestores) {
          if (email === null) continue;
          await sendEmail(tx, platform, {
            chave: null,
            evento: 'orgao.aviso-monitoramento',
            idUsuario: id,
            para: email,
            assunto: 'Mudou quem acompanha os outros órgãos',
            ...escrito,
          });
        }
      }
    });
  },
});
