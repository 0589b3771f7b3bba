import { z } from 'zod';
import { type FormularioDeRegistro, TipoFormulario } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  type CampoDoTeor,
  simNaoNaoSei,
  type TeorDe,
  type TeorEnviado,
  teorPorFormulario,
} from '../../../domain/registrar/teor.ts';
import type { RotulosDoTeor } from './rotulos-do-teor.ts';

const texto = z.string().catch('');
const escolha = z.enum(['', ...simNaoNaoSei.options]).catch('');

/** The text being written, as the form's fields hold it: all strings, possibly half-filled. */
export const teorEmEdicao = z.object({
  texto,
  resumo: texto,
  servico: texto,
  propostaMelhoria: texto,
  quem: texto,
  como: texto,
  quando: texto,
  envolvidos: z.array(z.object({ nome: texto, idFuncao: texto, orgao: texto })).catch([]),
  local: z
    .object({ uf: texto, idMunicipio: texto, municipio: texto, descricao: texto })
    .catch({ uf: '', idMunicipio: '', municipio: '', descricao: '' }),
  temTestemunhas: escolha,
  temProvas: escolha,
  sobreProvas: texto,
  camposAdicionais: z.array(z.object({ nome: z.string(), valor: texto })).catch([]),
  /** Sent beside the text: who reads the report does not read whom it was kept from. */
  naoDevemVer: z.array(z.object({ nome: texto, funcao: texto })).catch([]),
} satisfies Record<CampoDoTeor | 'naoDevemVer', z.ZodType>);
export type TeorEmEdicao = z.output<typeof teorEmEdicao>;

export const teorVazio = (): TeorEmEdicao => teorEmEdicao.parse({});

/** An empty field counts as not answered. */
const respondido = (valor: string): string | undefined => (valor.trim() === '' ? undefined : valor);
const numero = (valor: string): number | undefined => (valor === '' ? undefined : Number(valor));

const camposDaDenuncia = (teor: TeorEmEdicao) => ({
  texto: teor.texto,
  quem: respondido(teor.quem),
  como: respondido(teor.como),
  quando: respondido(teor.quando),
  envolvidos: teor.envolvidos.map(({ nome, idFuncao, orgao }) => ({
    nome,
    idFuncao: numero(idFuncao),
    orgao: respondido(orgao),
  })),
  local: { idMunicipio: numero(teor.local.idMunicipio), descricao: respondido(teor.local.descricao) },
  temTestemunhas: teor.temTestemunhas || undefined,
  temProvas: teor.temProvas || undefined,
  sobreProvas: respondido(teor.sobreProvas),
  camposAdicionais: teor.camposAdicionais.filter(({ valor }) => respondido(valor)),
});

/** Those left without a name name nobody. */
export const camposDeQuemNaoVe = ({ naoDevemVer }: TeorEmEdicao) =>
  naoDevemVer
    .filter(({ nome }) => nome.trim().length > 1)
    .map(({ nome, funcao }) => ({ nome, funcao: respondido(funcao) }));

/** Only the fields of this form: the server refuses those of another. */
export const camposDoTeor = (formulario: FormularioDeRegistro, teor: TeorEmEdicao): TeorEnviado => {
  switch (formulario) {
    case TipoFormulario.denuncia:
      return camposDaDenuncia(teor);
    case TipoFormulario.simplifique:
      return { servico: teor.servico, texto: teor.texto, propostaMelhoria: teor.propostaMelhoria };
    case TipoFormulario.acessoAInformacao:
      return { resumo: teor.resumo, texto: teor.texto };
    default:
      return { texto: teor.texto };
  }
};

/** The same rules under the labels of the screen: an error names the field as the person sees it. */
const comRotulos = (
  formulario: FormularioDeRegistro,
  rotulos: RotulosDoTeor,
): z.ZodType<TeorDe<FormularioDeRegistro>> => {
  const regras: z.ZodObject = teorPorFormulario[formulario];
  const ditas = Object.entries(rotulos).flatMap(([nome, rotulo]) => {
    const regra = regras.shape[nome];
    return regra ? [[nome, campo(rotulo, regra)] as const] : [];
  });
  return regras.extend(Object.fromEntries(ditas)) as unknown as z.ZodType<TeorDe<FormularioDeRegistro>>;
};

/** The domain's own rules for the text, ignoring fields of other forms. */
export const schemaDoTeor = (
  formulario: FormularioDeRegistro,
  rotulos: RotulosDoTeor = {},
): z.ZodType<TeorDe<FormularioDeRegistro>, TeorEmEdicao> => {
  const regras = comRotulos(formulario, rotulos);
  return z
    .custom<TeorEmEdicao>()
    .transform((valor): unknown => camposDoTeor(formulario, teorEmEdicao.parse(valor)))
    .pipe(regras);
};

/** Everything written in the person's own words, for suggestions and the self-exposure guard. */
export const textosLivres = (formulario: FormularioDeRegistro, teor: TeorEmEdicao): readonly string[] => {
  if (formulario === TipoFormulario.simplifique) return [teor.servico, teor.texto, teor.propostaMelhoria];
  if (formulario === TipoFormulario.acessoAInformacao) return [teor.resumo, teor.texto];
  if (formulario !== TipoFormulario.denuncia) return [teor.texto];
  const adicionais = teor.camposAdicionais.map(({ valor }) => valor);
  return [
    teor.texto,
    teor.quem,
    teor.como,
    teor.quando,
    teor.local.descricao,
    teor.sobreProvas,
    ...adicionais,
  ];
};
