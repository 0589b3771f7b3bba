import { casosListaveis } from '#capabilities/manifestacao/domain/ler/casos-listaveis.ts';
import { esperasDaPessoa } from '#capabilities/manifestacao/server/index.ts';
import { listPassosDaPessoa } from '#capabilities/tramitacao/server/index.ts';
import { isIdPerfil, isServidor, Perfil } from '#kernel/perfil.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance, type QuemEntrou, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { donoDe } from '#server/crypto/dono.ts';
import type { Platform } from '#server/platform.ts';
import {
  type Compromisso,
  entraNoCalendario,
  type TipoDeCompromisso,
  tipoDaEspera,
} from '../domain/compromisso.ts';
import {
  type CasoRow,
  listAJulgar,
  listAResponder,
  listCasos,
  listDecisoesEsperadas,
  listRespostasEsperadas,
} from './compromissos-repository.ts';
import type { DonoDoCalendario } from './endereco-repository.ts';

/** The person with the cases that do not exist for them (impedimento), brought up to date. */
export type EmDia = (quem: QuemEntrou) => Promise<UsuarioAtual>;

const ESPERAS = 500;

/** Every way into the calendar ends here: what may not be named becomes nothing. */
const compromisso = (
  row: CasoRow,
  { tipo, dia, parte }: { tipo: TipoDeCompromisso; dia: string; parte?: number },
): Compromisso[] =>
  entraNoCalendario({
    idTipo: row.id_tipo,
    idTipoIdentificacao: row.id_tipo_identificacao,
    protegida: row.protegida,
    preservada: row.preservada,
  })
    ? [
        {
          tipo,
          protocolo: row.protocolo,
          numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
          dia: diaGuardado(dia),
          ...(parte !== undefined && { parte }),
        },
      ]
    : [];

/** Whatever their profile, people are also who filed something. */
const deQuemRegistrou = async (platform: Platform, idUsuario: number): Promise<Compromisso[]> => {
  const { db } = platform;
  const dono = donoDe(platform, idUsuario);
  const [respostas, decisoes, esperas] = await Promise.all([
    listRespostasEsperadas(db, dono),
    listDecisoesEsperadas(db, dono),
    esperasDaPessoa(platform, idUsuario, ESPERAS),
  ]);
  const casos = await listCasos(
    db,
    esperas.map(({ idManifestacao }) => idManifestacao),
  );
  const porId = new Map(casos.map((caso) => [caso.id, caso]));
  return [
    ...respostas.flatMap((row) => compromisso(row, { tipo: 'resposta-esperada', dia: row.dia })),
    ...decisoes.flatMap((row) =>
      compromisso(row, { tipo: 'decisao-esperada', dia: row.dia, parte: row.parte }),
    ),
    ...esperas.flatMap(({ idManifestacao, ato, ultimoDia }) => {
      const [caso, tipo] = [porId.get(idManifestacao), tipoDaEspera[ato]];
      return caso && tipo && ultimoDia ? compromisso(caso, { tipo, dia: ultimoDia }) : [];
    }),
  ];
};

const passosDe = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<Compromisso[]> => {
  const { idUsuario } = usuario;
  const passos = await listPassosDaPessoa(db, { idUsuario, idOuvidoria, ...foraDoAlcance(usuario) });
  const casos = await listCasos(
    db,
    passos.map(({ id_manifestacao }) => id_manifestacao),
  );
  const porId = new Map(casos.map((caso) => [caso.id, caso]));
  return passos.flatMap(({ id, id_manifestacao, prazo }) => {
    const caso = porId.get(id_manifestacao);
    return caso ? compromisso(caso, { tipo: 'contribuir', dia: prazo, parte: id }) : [];
  });
};

/** The same cases as the lists of this profile show. An administrador's are those of the office they belong to. */
const noOrgao = async (
  platform: Platform,
  usuario: UsuarioAtual,
  soMeus: boolean,
): Promise<Compromisso[]> => {
  const { idOuvidoria, idUsuario, idPerfil } = usuario;
  if (idOuvidoria === null) return [];
  const passos = await passosDe(platform, usuario, idOuvidoria);
  const listaveis = casosListaveis(usuario);
  if (listaveis === 'nenhum') return passos;
  const quem = {
    ...foraDoAlcance(usuario),
    idUsuario,
    idOuvidoria,
    soMeus,
    semRestritas: listaveis.semRestritas === true,
    dono: donoDe(platform, idUsuario),
  };
  const julga = listaveis.julga === true || idPerfil === Perfil.administrador;
  const [respostas, recursos] = await Promise.all([
    listAResponder(platform.db, quem),
    julga ? listAJulgar(platform.db, quem) : [],
  ]);
  return [
    ...passos,
    ...respostas.flatMap((row) => compromisso(row, { tipo: 'responder', dia: row.dia })),
    ...recursos.flatMap((row) => compromisso(row, { tipo: 'julgar', dia: row.dia, parte: row.parte })),
  ];
};

/** All that is due to a person: what they wait for, and the work of each profile that is in force at this moment. */
export const compromissosDe = async (
  platform: Platform,
  emDia: EmDia,
  dono: DonoDoCalendario,
): Promise<Compromisso[]> => {
  const todos = await deQuemRegistrou(platform, dono.id_usuario);
  for (const perfil of dono.perfis) {
    if (!isIdPerfil(perfil.id_perfil) || !isServidor(perfil.id_perfil)) continue;
    const usuario = await emDia({
      idUsuario: dono.id_usuario,
      login: dono.login,
      nome: dono.nome,
      idPerfil: perfil.id_perfil,
      idOuvidoria: perfil.id_ouvidoria,
      esferaOuvidoria: perfil.id_esfera,
      cadastroPendente: false,
    });
    todos.push(...(await noOrgao(platform, usuario, dono.alcance !== 'orgao')));
  }
  return todos;
};
