import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  perfilMudou,
  perfilNaoEncontrado,
  semEstePerfil,
  validadePassada,
} from '../../domain/gestao-errors.ts';
import { type PerfilNoOrgao, podeMudarPerfil, restaAdministrador } from '../../domain/gestao-policy.ts';
import { anotar } from './anotar.ts';
import { avisarGestores } from './confirmar/avisar-gestores.ts';
import { deveEsperar } from './confirmar/confirmacao.ts';
import { comecarDeNovo, endPerfil, lockAdministracao, setValidade } from './perfis-repository.ts';
import type { Gerido } from './pessoa.ts';
import { nomeDoPerfil } from './pessoa-presenter.ts';
import type { PerfilRow } from './pessoas-repository.ts';

/** What the act did, in a sentence for the mail; null if it changed nothing. */
export type Mudanca = string | null;

export const ateQuando = (validade: string | null): string =>
  validade === null ? 'sem data para acabar' : `até ${formatData(diaGuardado(validade))}`;

/** Added to what the person is told of a profile that does not count yet. */
export const ESPERA =
  ' Ele passa a valer quando um gestor o confirmar; até lá você entra, mas não vê nada do órgão.';

/** The same where it waits for the person themselves. */
export const A_ACEITAR =
  ' Ele só passa a valer se você aceitar: entre na plataforma e responda em Convites. Sem a sua resposta, nada muda na sua conta, e o órgão não vê nada dela.';

export const assertValidade = ({ clock }: Pick<Platform, 'clock'>, validade: string | null): void => {
  if (validade !== null && validade < toIsoDate(localDate(clock.now().getTime()))) throw validadePassada();
};

export const perfilPorId = ({ row }: Gerido, id: number): PerfilRow => {
  const perfil = row.perfis.find((each) => each.id === id);
  if (!perfil) throw perfilNaoEncontrado();
  return perfil;
};

export const perfilDoOrgao = ({ row }: Gerido, { idPerfil, idOuvidoria }: PerfilNoOrgao): PerfilRow => {
  const perfil = row.perfis.find((each) => each.idPerfil === idPerfil && each.idOuvidoria === idOuvidoria);
  if (!perfil) throw semEstePerfil();
  return perfil;
};

/** A last day can remove the platform's last administrador just as ending the profile does. */
const deixaAdministrador = async (
  { clock }: Pick<Platform, 'clock'>,
  trx: Db,
  perfil: PerfilRow,
): Promise<void> => {
  const todas = await lockAdministracao(trx, clock.now());
  enforce(restaAdministrador(todas, ({ idPerfilOuvidoria }) => idPerfilOuvidoria === perfil.id));
};

export const mudarValidadeEm = async (
  platform: Platform,
  trx: Db,
  quem: UsuarioAtual,
  { row, pessoa }: Gerido,
  perfil: PerfilRow,
  { validade, vista }: { validade: string | null; vista?: string | null },
): Promise<Mudanca> => {
  enforce(podeMudarPerfil(quem, pessoa, perfil));
  if (vista !== undefined && vista !== perfil.validade) throw perfilMudou();
  if (validade === perfil.validade) return null;
  assertValidade(platform, validade);
  if (validade !== null) await deixaAdministrador(platform, trx, perfil);
  await setValidade(trx, perfil.id, validade);
  const descricao = nomeDoPerfil(perfil.idPerfil);
  const isMaior = perfil.validade !== null && (validade === null || validade > perfil.validade);
  // Who was out and comes back is as new as somebody who was never there.
  const jaEspera = perfil.aConfirmar || perfil.aAceitar;
  const volta = isMaior && !perfil.vigente && !jaEspera;
  const espera = volta && (await deveEsperar(trx, quem, perfil));
  if (volta)
    await comecarDeNovo(trx, perfil.id, { dadoPor: quem.idUsuario, espera, agora: platform.clock.now() });
  if (isMaior && !jaEspera)
    await avisarGestores(platform, trx, quem, {
      idPerfilDado: perfil.id,
      idUsuario: row.id,
      ouvidoria: { id: perfil.idOuvidoria, sigla: perfil.sigla, nome: perfil.nome },
      idPerfil: perfil.idPerfil,
      fato: espera ? 'a-confirmar' : volta ? 'dado' : 'estendido',
    });
  await anotar(platform, trx, quem, row, {
    acao: espera ? 'Perfil dado, a confirmar' : 'Validade do perfil alterada',
    idOuvidoria: perfil.idOuvidoria,
    antes: { perfil: descricao, orgao: perfil.sigla, validade: perfil.validade },
    depois: { perfil: descricao, orgao: perfil.sigla, validade },
  });
  return `Seu perfil ${descricao} em ${perfil.sigla} agora vale ${ateQuando(validade)}.${espera ? ESPERA : ''}`;
};

export const encerrarPerfilEm = async (
  platform: Platform,
  trx: Db,
  quem: UsuarioAtual,
  { row, pessoa }: Gerido,
  perfil: PerfilRow,
): Promise<Mudanca> => {
  enforce(podeMudarPerfil(quem, pessoa, perfil));
  await deixaAdministrador(platform, trx, perfil);
  await endPerfil(trx, perfil.id, platform.clock.now());
  const descricao = nomeDoPerfil(perfil.idPerfil);
  await anotar(platform, trx, quem, row, {
    acao: 'Perfil encerrado',
    idOuvidoria: perfil.idOuvidoria,
    antes: { perfil: descricao, orgao: perfil.sigla, validade: perfil.validade },
  });
  return `Seu perfil ${descricao} em ${perfil.sigla} foi encerrado.`;
};
