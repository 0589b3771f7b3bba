import { createHash } from 'node:crypto';
import { localDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { ACHADOS_NO_EMAIL, type Achados, semanaDoAlarme, textoDoAlarme } from '../domain/alarme.ts';
import { listAdministradores } from './verificacao-repository.ts';

/** Alerts these people under the bell; injected by the composition root. */
export type AlertarAdulteracao = (
  tx: Db,
  alarme: { readonly chave: string; readonly agora: Date; readonly para: readonly number[] },
) => Promise<void>;

/** Collects findings: the first ones, and a digest to tell whether two nights found the same. */
export class Alarme implements Achados {
  readonly #resumo = createHash('sha256');
  readonly #primeiros: string[] = [];
  #total = 0;

  contar(frase: string): void {
    this.#total += 1;
    this.#resumo.update(`${frase}\n`);
    if (this.#primeiros.length < ACHADOS_NO_EMAIL) this.#primeiros.push(frase);
  }

  get total(): number {
    return this.#total;
  }

  get primeiros(): readonly string[] {
    return this.#primeiros;
  }

  resumo(): string {
    return this.#resumo.copy().digest('hex').slice(0, 32);
  }
}

export const avisarAdulteracao = (
  platform: Platform,
  alertar: AlertarAdulteracao,
  alarme: Alarme,
): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const { clock, config } = platform;
    const agora = clock.now();
    const chave = `auditoria-adulterada:${alarme.resumo()}:${semanaDoAlarme(localDate(agora.getTime()))}`;
    const administradores = await listAdministradores(tx, agora);
    await alertar(tx, { chave, agora, para: administradores.map(({ id }) => id) });
    const { assunto, ...texto } = textoDoAlarme(alarme);
    const endereco = `${origemPublica(config)}/web/configuracoes/auditoria`;
    const escrito = renderEmail(
      { ...texto, botao: { rotulo: 'Abrir a auditoria', endereco } },
      config.instalacao.nome,
    );
    for (const { id, email } of administradores) {
      if (email === null) continue;
      await sendEmail(tx, platform, {
        chave: `${chave}:${id}`,
        evento: 'auditoria.adulterada',
        idUsuario: id,
        para: email,
        assunto,
        ...escrito,
      });
    }
  });
