import { descricaoPerfil, Perfil } from '#kernel/perfil.ts';
import { SettingError } from '#server/config.ts';
import { CUSTO_DE_SENHA_PUBLICA, hashPassword } from '#server/crypto/password.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { clientesDemo, contasDemo, pessoasGovbrDemo, SENHA_DEMO } from './contas.ts';
import { autoridadesDemo, instanciasDemo } from './instancias.ts';
import { orgaosDemo } from './orgaos.ts';
import {
  advanceOuvidoriaIds,
  insertAutoridades,
  insertClienteDemo,
  insertConta,
  insertDemonstracao,
  insertInstancias,
  insertOrgao,
  insertPessoaGovbr,
  insertUnidadeDemo,
  listLogins,
  lockSeed,
} from './seed-repository.ts';
import { unidadesDemo } from './unidades.ts';

export interface ContaCriada {
  readonly login: string;
  readonly perfil: string;
  readonly ouvidoria: string | null;
}

const siglaDe = new Map(orgaosDemo.map(({ id, sigla }) => [id, sigla]));

/** One line per profile; citizens have none of an office. */
const contas = (): ContaCriada[] =>
  contasDemo.flatMap(({ login, perfis }): ContaCriada[] =>
    perfis.length === 0
      ? [{ login, perfil: descricaoPerfil[Perfil.cidadao], ouvidoria: null }]
      : perfis.map(({ idPerfil, idOuvidoria }) => ({
          login,
          perfil: descricaoPerfil[idPerfil],
          ouvidoria: siglaDe.get(idOuvidoria) ?? null,
        })),
  );

/**
 * Offices, people and sign-on entries of the demonstration. It only adds what is missing and all at once, so it may
 * run at every start, on several instances, and never undoes what somebody changed since. Never in production: every
 * account has the same published password.
 */
export const seedDemo = async (
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  onProgress: (sentence: string) => void = () => {},
): Promise<{ contas: ContaCriada[] }> => {
  if (config.isProducao)
    throw new SettingError('Os dados de demonstração não podem ser criados em produção.');
  await db.transaction().execute(async (trx) => {
    await lockSeed(trx);
    await insertDemonstracao(trx, clock.now());
    const logins = await listLogins(trx);
    const missing = contasDemo.filter(({ login }) => !logins.has(login));
    let added = 0;
    for (const orgao of orgaosDemo) if (await insertOrgao(trx, orgao)) added += 1;
    if (added > 0) {
      await advanceOuvidoriaIds(trx);
      onProgress(`${added} órgãos de demonstração criados.`);
    }
    for (const pessoa of pessoasGovbrDemo) await insertPessoaGovbr(trx, pessoa);
    if (missing.length > 0) {
      const senhaHash = await hashPassword(SENHA_DEMO, CUSTO_DE_SENHA_PUBLICA);
      for (const conta of missing) await insertConta(trx, conta, senhaHash, clock.now());
      onProgress(`${missing.length} contas de demonstração criadas.`);
    }
    for (const cliente of clientesDemo)
      await insertClienteDemo(trx, cliente, hashSecret(SENHA_DEMO), clock.now());
    for (const unidade of unidadesDemo) await insertUnidadeDemo(trx, unidade);
    if (await insertInstancias(trx, instanciasDemo)) {
      await insertAutoridades(trx, autoridadesDemo);
    }
  });
  return { contas: contas() };
};
