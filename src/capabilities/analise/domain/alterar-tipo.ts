import { MAX_RESUMO, type Teor } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import {
  formularioDoCaso,
  formularioDoTipo,
  type IdTipoFormulario,
  isAcesso,
  isSigilosa,
  TipoManifestacao,
} from '#kernel/enumeracoes.ts';
import { conflict, invalid } from '#kernel/errors.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

/** The types a case may become. Not comunicação: only a case filed anonymously is one. */
export const tiposPossiveis = [
  TipoManifestacao.denuncia,
  TipoManifestacao.reclamacao,
  TipoManifestacao.elogio,
  TipoManifestacao.sugestao,
  TipoManifestacao.solicitacao,
  TipoManifestacao.acessoAInformacao,
  TipoManifestacao.simplifique,
] as const;

const mesmoTipo = () => conflict('analise.mesmo-tipo', 'A manifestação já é deste tipo.');

/** Decreto 9.492/2018, art. 23: other types need an author to answer; here there is none. */
export const comunicacaoFicaAnonima = () =>
  conflict(
    'analise.comunicacao-fica-anonima',
    'Uma comunicação não tem autor identificado, e os outros tipos precisam de um. Ela continua comunicação; se o assunto for outro, responda explicando ou arquive.',
  );

export const desagrupeAntes = () =>
  conflict(
    'analise.desagrupe-antes',
    'Esta manifestação é respondida junto com outras do mesmo tipo. Retire-a do grupo antes de mudar o tipo.',
  );

export const orgaoSemFormulario = () =>
  invalid(
    'analise.orgao-sem-formulario',
    'Este órgão não recebe este tipo de manifestação. Encaminhe a outro.',
    {
      campos: { idTipoManifestacao: 'Este órgão não recebe este tipo de manifestação.' },
    },
  );

export interface MudancaDeTipo {
  readonly de: number;
  readonly para: number;
  readonly agrupada: boolean;
}

export const podeAlterarTipo = ({ de, para, agrupada }: MudancaDeTipo): Verdict => {
  if (de === TipoManifestacao.comunicacao) return refuse(comunicacaoFicaAnonima());
  if (de === para) return refuse(mesmoTipo());
  if (agrupada) return refuse(desagrupeAntes());
  return allow;
};

/** What was written stays; an access request also needs a summary, made of its first words. */
export const teorNoTipo = (teor: Teor, para: number): Teor => {
  const formulario: IdTipoFormulario = formularioDoTipo(para);
  if (!isAcesso(formulario) || teor.resumo) return teor;
  const inicio = teor.texto.replace(/\s+/g, ' ').trim();
  return { ...teor, resumo: inicio.length > MAX_RESUMO ? `${inicio.slice(0, MAX_RESUMO - 1)}…` : inicio };
};

/** A request that becomes another type may be reviewed; the other way nobody loses a right. */
export const abreRevisao = ({ de, para }: Pick<MudancaDeTipo, 'de' | 'para'>): boolean =>
  isAcesso(formularioDoCaso(de)) && !isAcesso(formularioDoCaso(para));

/**
 * Since when a case is not the request that it was filed as: from the change that took its remedies, whatever it becomes
 * after that, until it is a request again.
 */
export const retipadaDepois = <Momento>(
  mudanca: Pick<MudancaDeTipo, 'de' | 'para'>,
  antes: Momento | null,
  agora: Momento,
): Momento | null => {
  if (abreRevisao(mudanca)) return agora;
  return isAcesso(formularioDoCaso(mudanca.para)) ? null : antes;
};

const doAcesso = ({ para }: Pick<MudancaDeTipo, 'para'>, revisaoAte: string | null): string => {
  if (isAcesso(formularioDoCaso(para)))
    return ' Agora valem os prazos e os recursos da Lei de Acesso à Informação.';
  return revisaoAte
    ? ` Se não concordar, quem fez o pedido pode pedir a revisão desta mudança até ${revisaoAte}.`
    : '';
};

/** The citizen reads it with the reason (Decreto 10.153/2019: a denunciante is told why). */
export const fraseDaMudanca = (
  { de, para }: Pick<MudancaDeTipo, 'de' | 'para'>,
  nomes: { readonly de: string; readonly para: string },
  revisaoAte: string | null = null,
): string => {
  const frase = `O tipo mudou de ${nomes.de} para ${nomes.para}.${doAcesso({ para }, revisaoAte)}`;
  if (isSigilosa(de)) return `${frase} A identidade de quem registrou continua restrita.`;
  return isSigilosa(para) ? `${frase} A partir de agora o conteúdo e a identidade são sigilosos.` : frase;
};
