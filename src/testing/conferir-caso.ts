import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { isPrazoCorrendo } from '#capabilities/manifestacao/domain/ler/prazo-do-caso.ts';
import { findCasoAlcancavel } from '#capabilities/manifestacao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { quemEhServidor } from './casos.ts';
import type { ModeloDoCaso } from './modelo-do-caso.ts';
import { type Cenario, readEstado } from './palco.ts';

/** Facts that depend on the day or on appeals, which the model does not cover. */
type FatoForaDoModelo =
  | 'prorrogavel'
  | 'mudaDeTipo'
  | 'reaberturaNoPrazo'
  | 'temRecurso'
  | 'remedios'
  | 'semMeios';

/** What is compared with the model: everything that an act may change. */
type Visao = Readonly<Record<string, string | number | boolean | null>>;

const dosFatos = (fatos: FatosDaManifestacao): Visao => {
  const {
    prorrogavel,
    mudaDeTipo,
    reaberturaNoPrazo,
    temRecurso,
    remedios,
    semMeios,
    consentimentoAte,
    ...resto
  } = fatos;
  const comparaveis: Omit<FatosDaManifestacao, FatoForaDoModelo | 'consentimentoAte'> = resto;
  return { ...comparaveis, consentimentoAte: consentimentoAte && toIsoDate(consentimentoAte) };
};

/** The administrador sees every case, a denúncia by extraordinary access, and belongs to every area that is asked to contribute. */
const doServidor = async ({ app }: Cenario, id: number) => {
  const admin = await quemEhServidor(app, 'admin', Perfil.administrador);
  const usuario = admin.usuario && { ...admin.usuario, denunciasAbertas: [id] };
  const { row, fatos } = await findCasoAlcancavel(app.platform, { ...admin, usuario }, id);
  const { prazo, prazo_parado_em, prazo_corre, id_ouvidoria, atualizada_em } = row;
  const doPrazo = { prazo, prazo_parado_em, prazo_corre };
  const visao = { ...(await readEstado(app, id)), ...doPrazo, id_ouvidoria, ...dosFatos(fatos) };
  return { visao, atualizada_em };
};

const doModelo = (modelo: ModeloDoCaso): Visao => ({
  situacao: modelo.situacao,
  versao: modelo.versao,
  linhasDoHistorico: modelo.linhas,
  prazo: toIsoDate(modelo.prazo.vencimento()),
  prazo_parado_em: modelo.prazo.paradoEm && toIsoDate(modelo.prazo.paradoEm),
  prazo_corre: isPrazoCorrendo(modelo.situacao, modelo.prazo.paradoEm !== null),
  id_ouvidoria: modelo.caso.idOuvidoria,
  ...dosFatos(modelo.fatos('administrador')),
  ...(modelo.caso.protegida && { relacao: 'extraordinaria' }),
});

/** One sentence about everything that differs from the declarations; null when nothing does. */
export const diferencas = (real: Visao, esperado: Visao, depoisDe: string): string | null => {
  const outras = Object.keys(esperado).filter((nome) => real[nome] !== esperado[nome]);
  if (outras.length === 0) return null;
  const quais = outras.map((nome) => `${nome} is ${real[nome]} and must be ${esperado[nome]}`);
  return `After ${depoisDe}: ${quais.join('; ')}. If the server is right, say it in \`ensaio.efeito\` of the act's declaration (*.ato.ts)`;
};

/** Checks the case against the model and returns when it was last touched. */
export const conferir = async (
  cenario: Cenario,
  id: number,
  modelo: ModeloDoCaso,
  depoisDe: string,
): Promise<Date> => {
  const { visao, atualizada_em } = await doServidor(cenario, id);
  const problema = diferencas(visao, doModelo(modelo), depoisDe);
  if (problema) throw new Error(problema);
  return atualizada_em;
};
