import { auditar, type Responsavel } from '#capabilities/auditoria/server/index.ts';
import type { Platform } from '#server/platform.ts';
import type { DadosDoOrgao } from '../../domain/dados-do-orgao.ts';
import { prefixoEmUso } from '../../domain/orgao-errors.ts';
import { vigiandoQuemEstaAcima } from '../acima/vigiar-quem-esta-acima.ts';
import { conferirDados } from './conferir-dados.ts';
import { insertOuvidoria } from './gerenciar-repository.ts';
import { linhaDe } from './orgao-gerenciado-presenter.ts';

/** Registers an office. It receives nothing until it offers a form. */
export const cadastrarOrgao = (
  platform: Platform,
  usuario: Responsavel,
  dados: DadosDoOrgao,
): Promise<{ idOuvidoria: number }> =>
  platform.db.transaction().execute(async (trx) => {
    const { clock } = platform;
    await conferirDados(trx, clock, dados, null);
    const idOuvidoria = await vigiandoQuemEstaAcima(platform, trx, () =>
      insertOuvidoria(trx, linhaDe(dados)),
    );
    if (idOuvidoria === null) throw prefixoEmUso();
    await auditar(trx, clock, usuario, {
      area: 'orgao',
      acao: 'Cadastro de órgão',
      alvo: `${dados.sigla} – ${dados.nome}`,
      idAlvo: idOuvidoria,
      idOuvidoria,
      depois: dados,
    });
    return { idOuvidoria };
  });
