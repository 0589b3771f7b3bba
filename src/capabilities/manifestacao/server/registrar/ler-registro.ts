import { lerAviso } from '#capabilities/email/server/index.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import type { Lugar } from '#capabilities/tabela-apoio/domain/lugar.ts';
import { findLugar } from '#capabilities/tabela-apoio/server/index.ts';
import { formularioDoTipo, parseUf } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import { lerJuntas } from '#server/db/leituras-juntas.ts';
import type { Platform } from '#server/platform.ts';
import type { Registro } from '../../contract.ts';
import { nomeDoLugar } from '../../domain/registrar/registro-policy.ts';
import type { QuemAge } from '../quem-age.ts';
import { findConta, findOpcoes, findOrgaoDestino, findPorEnvio } from './cadastrar-repository.ts';

/** Null when the filing began on the plain home and the person chose the office. */
const lugarDo = async (
  db: Db,
  { uf, municipio }: Pick<Registro, 'uf' | 'municipio'>,
): Promise<{ lugar: Lugar; nome: string } | null> => {
  if (!uf) return null;
  const lugar = await findLugar(db, { sigUf: uf, municipio });
  return { lugar, nome: nomeDoLugar(parseUf(uf), municipio) };
};

/** A refusal that waits for its turn: what was sent before is answered first. */
const naSuaVez = <T>(lida: Promise<T>): Promise<() => T> =>
  lida.then(
    (valor) => () => valor,
    (error: unknown) => () => {
      throw error;
    },
  );

/** The account's data, where the case keeps them: not of who is anonymous or received at the desk. */
const contaDe = async (db: Db, { usuario }: QuemAge, { anonimo, atendimento }: Registro) =>
  usuario && !anonimo && !atendimento ? findConta(db, usuario.idUsuario) : null;

const avisosDo = async (
  platform: Platform,
  db: Db,
  { usuario }: QuemAge,
  { idOuvidoriaDestino: idOuvidoria, atendimento, semAviso }: Registro,
) => {
  const cidadao = { idUsuario: atendimento ? null : (usuario?.idUsuario ?? null) };
  const comum = { idOuvidoria, idOrgaoAvisado: idOuvidoria, cidadao };
  const [orgao, pessoa] = await Promise.all([
    semAviso?.orgao ? null : lerAviso(platform, db, { ...comum, evento: 'manifestacao.nova-no-orgao' }),
    semAviso?.cidadao ? null : lerAviso(platform, db, { ...comum, evento: 'manifestacao.cadastrada' }),
  ]);
  return { orgao, pessoa };
};

/** Everything that a filing depends on, in one round trip; what rarely changes comes from memory. Nothing is judged yet. */
export const lerRegistro = async (
  platform: Platform,
  quem: QuemAge,
  registro: Registro,
  envioHash: Buffer,
) => {
  const db = lerJuntas(platform.db);
  const [anterior, orgao, lugar, opcoes, conta, calendario, avisos] = await Promise.all([
    findPorEnvio(db, envioHash),
    findOrgaoDestino(db, registro.idOuvidoriaDestino),
    naSuaVez(lugarDo(db, registro)),
    findOpcoes(db, {
      idAssunto: registro.idAssunto ?? 0,
      idSubtipo: registro.idSubtipoFormulario ?? 0,
      idFormulario: formularioDoTipo(registro.idTipoManifestacao),
      idModoResposta: registro.idModoResposta ?? 0,
    }),
    contaDe(db, quem, registro),
    calendarioDaOuvidoria(db, registro.idOuvidoriaDestino),
    avisosDo(platform, db, quem, registro),
  ]);
  return { anterior, orgao, lugar, opcoes, conta, calendario, avisos };
};
export type RegistroLido = Awaited<ReturnType<typeof lerRegistro>>;
