import { desmascararCpf, isCpfValido } from '#kernel/numeros/documento.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';
import { anotarProcura } from '../anotar-consulta.ts';
import { listContasExatas } from '../pessoas-repository.ts';

const HOUR = 3600;
/** Enough to register a team, too few to guess numbers. */
const PROCURAS = { free: 60, memorySeconds: HOUR, firstPauseSeconds: 60, longestPauseSeconds: HOUR };

const CPF = /^[\d.\s-]+$/;

/** Any account, even a citizen's, for somebody who knows its complete CPF, login or e-mail. */
export const createLocalizar = (platform: Platform) => {
  const procuras = createBrake('gestao-localizar', PROCURAS, platform);
  return async (quem: UsuarioAtual, valor: string) => {
    const { idUsuario } = quem;
    await procuras.check(String(idUsuario));
    await procuras.count(String(idUsuario));
    const digitos = CPF.test(valor) ? desmascararCpf(valor) : '';
    const rows = await platform.db.transaction().execute(async (trx) => {
      const cpf = isCpfValido(digitos) ? digitos : null;
      const achadas = await listContasExatas(trx, { cpf, texto: valor });
      await anotarProcura(trx, platform, quem, achadas);
      return achadas;
    });
    return { contas: rows.map(({ id, nome, login }) => ({ idUsuario: id, nome, login })) };
  };
};
