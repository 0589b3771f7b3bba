import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { type IdTipoFormulario, TipoFormulario } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** Every free text of a manifestação ends here; the counter of the screen says how much is left. */
export const MAX_TEXTO = 8000;
export const MAX_RESUMO = 255;
export const MAX_ENVOLVIDOS = 20;

const curto = (max: number) => z.string().trim().max(max).optional();
const texto = (label: string) => campo(label, z.string().trim().min(1).max(MAX_TEXTO));

export const simNaoNaoSei = z.enum(['sim', 'nao', 'nao-sei']);

export const envolvido = z.strictObject({
  nome: campo('Nome', z.string().trim().min(1).max(200)),
  idFuncao: campo('Função', id).optional(),
  orgao: campo('Órgão ou empresa', curto(200)),
});

/** Where it happened, as far as the city: an exact address could give the denunciante away. */
export const localDoFato = z.strictObject({
  idMunicipio: campo('Município', id).optional(),
  descricao: campo('Local', curto(500)),
});

/** The further questions of assédio, discriminação and retaliação; label and answer travel together (wire: Teor). */
const campoAdicional = z.strictObject({
  nome: z.string().trim().min(1).max(200),
  valor: z.string().trim().min(1).max(2000),
});

export const teorPadrao = z.strictObject({ texto: texto('Relato') });

/** Quem, o quê, como, onde, quando: the more of it, the better the denúncia can be investigated; only 'o quê' is asked for. */
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
} as const satisfies Partial<Record<IdTipoFormulario, z.ZodType>>;

export type Envolvido = z.output<typeof envolvido>;

/** What only the integration API tells of a filing; kept, and sealed, with its words. */
export interface DaIntegracao {
  readonly geoReferencia?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly dadosExtraJson?: string | undefined;
  readonly idOrgaoInteresse?: number | undefined;
  readonly codServicoMpog?: number | undefined;
  readonly outroServico?: string | undefined;
}

/** What another system sent and the form of the type has no field for. */
export type AlemDoFormulario = Pick<Teor, 'local' | 'envolvidos' | 'propostaMelhoria' | 'camposAdicionais'>;

/** What was written, whatever the form: the fields of the others are absent. */
export interface Teor {
  readonly texto: string;
  readonly resumo?: string | undefined;
  readonly servico?: string | undefined;
  readonly propostaMelhoria?: string | undefined;
  readonly quem?: string | undefined;
  readonly como?: string | undefined;
  readonly quando?: string | undefined;
  readonly envolvidos?: readonly Envolvido[] | undefined;
  readonly local?: z.output<typeof localDoFato> | undefined;
  readonly temTestemunhas?: z.output<typeof simNaoNaoSei> | undefined;
  readonly temProvas?: z.output<typeof simNaoNaoSei> | undefined;
  readonly sobreProvas?: string | undefined;
  readonly camposAdicionais?: readonly { readonly nome: string; readonly valor: string }[] | undefined;
  /** Of what came through the integration API. */
  readonly integracao?: DaIntegracao | undefined;
}

/** Refuses fields of another form: an elogio has no people involved. */
export const parseTeor = (idTipoFormulario: IdTipoFormulario, valor: unknown) => {
  if (idTipoFormulario === TipoFormulario.nenhum) throw new RangeError('A manifestação always has a form');
  return teorPorFormulario[idTipoFormulario].safeParse(valor);
};
