import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { hashPassword } from '#server/crypto/password.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Credenciais } from '../../domain/cliente.ts';
import { semSegredoAnterior } from '../../domain/integracao-errors.ts';
import { fimDoAnterior, type PrazoDoAnterior } from '../../domain/segredos.ts';
import {
  type ClienteRow,
  deleteTokens,
  deleteTokensDeOutros,
  findSegredo,
  setSenha,
  updateCliente,
} from './clientes-repository.ts';
import { contarAosGestores } from './contar-aos-gestores.ts';
import { mudar } from './mudar-cliente.ts';
import { novaSenha, novoSegredo } from './novo-segredo.ts';

interface Alvo {
  readonly idCliente: number;
  readonly versao: number;
}

interface Troca extends Alvo {
  readonly qual: 'segredo' | 'senha';
  readonly anteriorVale: PrazoDoAnterior;
}

const SEM_ANTERIOR = {
  segredo_anterior_hash: null,
  segredo_anterior_em: null,
  segredo_anterior_ate: null,
  segredo_anterior_usado_em: null,
} as const;

/** Two at most: the one before the present one ends at once, and its tokens with it. */
const porSegredo = async (
  tx: Db,
  row: ClienteRow,
  { segredo, agora, ate }: { readonly segredo: string; readonly agora: Date; readonly ate: Date | null },
): Promise<void> => {
  await updateCliente(tx, row, {
    segredo_hash: hashSecret(segredo),
    segredo_em: agora,
    segredo_numero: row.segredo_numero + 1,
    segredo_usado_em: null,
    ...(ate
      ? {
          segredo_anterior_hash: await findSegredo(tx, row.id),
          segredo_anterior_em: row.segredo_em,
          segredo_anterior_ate: ate,
          segredo_anterior_usado_em: row.segredo_usado_em,
        }
      : SEM_ANTERIOR),
  });
  if (ate) await deleteTokensDeOutros(tx, row.id, row.segredo_numero);
  else await deleteTokens(tx, row.id);
};

/** The new secret is shown once; the old one goes on until the moment that was chosen. */
export const trocarSegredo = async (
  platform: Platform,
  quem: UsuarioAtual,
  { qual, anteriorVale, ...alvo }: Troca,
): Promise<Credenciais> => {
  const agora = platform.clock.now();
  const segredo = novoSegredo();
  const senha = novaSenha();
  const senhaHash = qual === 'senha' ? await hashPassword(senha) : '';
  const ate = fimDoAnterior(anteriorVale, agora);
  return mudar(platform, quem, alvo, async (tx, row) => {
    if (qual === 'senha') {
      await setSenha(tx, row.id_usuario, senhaHash);
      await updateCliente(tx, row, {});
      await deleteTokens(tx, row.id);
      await contarAosGestores(platform, tx, row, { fato: 'senha' });
    } else {
      await porSegredo(tx, row, { segredo, agora, ate });
      await contarAosGestores(platform, tx, row, { fato: 'segredo', ate });
    }
    return {
      acao: qual === 'segredo' ? 'Troca do segredo de integração' : 'Troca da senha de integração',
      ...(qual === 'segredo' && { depois: { segredoAnteriorVale: ate?.toISOString() ?? 'agora' } }),
      resultado: {
        idCliente: row.id,
        login: row.login,
        segredo: qual === 'segredo' ? segredo : null,
        senha: qual === 'senha' ? senha : null,
      },
    };
  });
};

/** Before its time, when the program has switched or the secret leaked. */
export const encerrarSegredoAnterior = (platform: Platform, quem: UsuarioAtual, alvo: Alvo): Promise<void> =>
  mudar(platform, quem, alvo, async (tx, row) => {
    const ate = row.segredo_anterior_ate;
    if (!ate || ate <= platform.clock.now()) throw semSegredoAnterior();
    await updateCliente(tx, row, SEM_ANTERIOR);
    await deleteTokensDeOutros(tx, row.id, row.segredo_numero);
    await contarAosGestores(platform, tx, row, { fato: 'segredo-encerrado' });
    return {
      acao: 'Fim do segredo anterior de integração',
      antes: { segredoAnteriorVale: ate.toISOString() },
      resultado: undefined,
    };
  });
