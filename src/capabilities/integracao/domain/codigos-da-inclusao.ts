import type { ManifestacaoInclusao } from './inclusao.ts';

/** The tables whose codes a filing refers to. */
type TabelaDeCodigos =
  | 'assunto'
  | 'faixa_etaria'
  | 'funcao_envolvido'
  | 'modo_resposta'
  | 'municipio'
  | 'orgao_siorg'
  | 'ouvidoria'
  | 'raca_cor'
  | 'tipo_documento';

export interface CodigoEnviado {
  /** The field's name for the client. */
  readonly campo: string;
  readonly tabela: TabelaDeCodigos;
  readonly id: number;
}

/** Every code sent, with its field: an unknown code is refused naming the field. */
export const codigosDe = (inclusao: ManifestacaoInclusao): CodigoEnviado[] => {
  const pessoaEnviada = inclusao.Manifestante;
  const enviados: [campo: string, tabela: TabelaDeCodigos, id: number | undefined][] = [
    ['IdOuvidoriaDestino', 'ouvidoria', inclusao.IdOuvidoriaDestino],
    ['IdOrgaoInteresse', 'orgao_siorg', inclusao.IdOrgaoInteresse],
    ['IdMunicipio', 'municipio', inclusao.IdMunicipio],
    ['IdAssunto', 'assunto', inclusao.IdAssunto],
    ['IdModoResposta', 'modo_resposta', inclusao.IdModoResposta],
    [
      'Manifestante.IdTipoDocumentoIdentificacao',
      'tipo_documento',
      pessoaEnviada?.IdTipoDocumentoIdentificacao,
    ],
    ['Manifestante.IdFaixaEtaria', 'faixa_etaria', pessoaEnviada?.IdFaixaEtaria],
    ['Manifestante.IdRacaCor', 'raca_cor', pessoaEnviada?.IdRacaCor],
    ['Manifestante.IdMunicipio', 'municipio', pessoaEnviada?.IdMunicipio],
    ...(inclusao.Envolvidos ?? []).map(
      ({ IdFuncaoEnvolvidoManifestacao }, ordem): [string, TabelaDeCodigos, number | undefined] => [
        `Envolvidos.${ordem}.IdFuncaoEnvolvidoManifestacao`,
        'funcao_envolvido',
        IdFuncaoEnvolvidoManifestacao,
      ],
    ),
  ];
  return enviados.flatMap(([campo, tabela, id]) => (id === undefined ? [] : [{ campo, tabela, id }]));
};
