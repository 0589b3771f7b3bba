import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { type FormularioDeRegistro, TipoFormulario } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';

/** The limit of every free text of a manifestação; the screen's counter says how much is left. */
export const MAX_TEXTO = 8000;
export const MAX_RESUMO = 255;
export const MAX_ENVOLVIDOS = 20;

const curto = (max: number) => z.string().trim().max(max).optional();
const texto = (label: string) => campo(label, z.string().trim().min(1).max(MAX_TEXTO));

export const simNaoNaoSei = z.enum(['sim', 'nao', 'nao-sei']);

const envolvido = z.strictObject({
  nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(1).max(200)),
  idFuncao: campo('Função', id).optional(),
  orgao: campo('Órgão ou empresa', curto(200)),
});

/** Where it happened, as far as the city: an exact address could give the denunciante away. */
const localDoFato = z.strictObject({
  idMunicipio: campo('Município', id).optional(),
  descricao: campo('Local', curto(500)),
});

/** Extra questions on assédio, discriminação, retaliação: label with answer (wire: Teor). */
const campoAdicional = z.strictObject({
  nome: z.string().trim().min(1).max(200),
  valor: z.string().trim().min(1).max(2000),
});

export const teorPadrao = z.strictObject({ texto: texto('Relato') });

/** The more is answered, the better it can be investigated; only 'o quê' is required. */
export const teorDenuncia = z.strictObject({
  texto: texto('O que aconteceu'),
  quem: campo('Quem', curto(1000)),
  como: campo('Como', curto(2000)),
  quando: campo('Quando', curto(300)),
  envolvidos: campo('Pessoas envolvidas', z.array(envolvido).max(MAX_ENVOLVIDOS)).default([]),
  local: localDoFato.optional(),
  temTestemunhas: campo('Há testemunhas', simNaoNaoSei).optional(),
  temProvas: campo('Há provas', simNaoNaoSei).optional(),
  sobreProvas: campo('Provas e testemunhas', curto(2000)),
  camposAdicionais: z.array(campoAdicional).max(20).default([]),
});

/** Lei 13.460/2017; Decreto 9.094/2017: what is hard in a service and how it could be simpler. */
export const teorSimplifique = z.strictObject({
  servico: campo('Serviço', z.string().trim().min(1).max(300)),
  texto: texto('O que é difícil'),
  propostaMelhoria: texto('Sua proposta'),
});

export const teorAcesso = z.strictObject({
  resumo: campo('Resumo do pedido', z.string().trim().min(1).max(MAX_RESUMO)),
  texto: texto('Detalhamento do pedido'),
});

export const teorPorFormulario = {
  [TipoFormulario.padrao]: teorPadrao,
  [TipoFormulario.simplifique]: teorSimplifique,
  [TipoFormulario.acessoAInformacao]: teorAcesso,
  [TipoFormulario.denuncia]: teorDenuncia,
} as const satisfies Record<FormularioDeRegistro, z.ZodType>;

export type TeorDe<F extends FormularioDeRegistro> = z.output<(typeof teorPorFormulario)[F]>;

/** Any form; the type of the manifestação says which. The titles appear in the documentation. */
export const teorDeAlgumFormulario = z.union([
  teorPadrao.meta({ title: 'Reclamação, elogio, sugestão ou solicitação' }),
  teorDenuncia.meta({ title: 'Denúncia' }),
  teorAcesso.meta({ title: 'Pedido de acesso à informação' }),
  teorSimplifique.meta({ title: 'Simplifique' }),
]);
/** As it is sent, before validation. */
export type TeorEnviado = z.input<typeof teorDeAlgumFormulario>;

/** Refuses fields of another form: an elogio, for example, has no people involved. */
export const parseTeor = <F extends FormularioDeRegistro>(
  formulario: F,
  valor: unknown,
): z.ZodSafeParseResult<TeorDe<F>> => {
  const schemas: { readonly [G in FormularioDeRegistro]: z.ZodType<TeorDe<G>> } = teorPorFormulario;
  return schemas[formulario].safeParse(valor);
};

export type Envolvido = z.output<typeof envolvido>;

/** What only the integration API sends with a filing; kept, and sealed, with the text. */
export interface DaIntegracao {
  readonly geoReferencia?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly dadosExtraJson?: string | undefined;
  readonly idOrgaoInteresse?: number | undefined;
  readonly codServicoMpog?: number | undefined;
  readonly outroServico?: string | undefined;
}

type CamposDosFormularios = z.output<typeof teorPadrao> &
  z.output<typeof teorDenuncia> &
  z.output<typeof teorAcesso> &
  z.output<typeof teorSimplifique>;
export type CampoDoTeor = keyof CamposDosFormularios;

/** What another system sent that the type's form has no field for. */
export type AlemDoFormulario = Partial<
  Pick<CamposDosFormularios, 'local' | 'envolvidos' | 'propostaMelhoria' | 'camposAdicionais'>
>;

/**
 * What is stored of a filing. It has the fields of the form it was filed with, whatever the type is
 * now, and those of other forms when it came through the integration API.
 */
export type Teor = Pick<CamposDosFormularios, 'texto'> &
  Partial<CamposDosFormularios> & { readonly integracao?: DaIntegracao | undefined };
