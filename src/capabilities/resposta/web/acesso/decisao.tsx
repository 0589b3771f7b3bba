import { useFormContext, useWatch } from 'react-hook-form';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { type Decisoes, useDecisoes } from '../resposta-queries.ts';
import type { AcessoEmEdicao } from './acesso-em-edicao.ts';
import { ConteudoDoAcesso } from './conteudo-do-acesso.tsx';

export const especificacoesDe = (decisoes: Decisoes | undefined, idCodigoDecisao: string) =>
  (decisoes?.especificacoes ?? []).filter(({ codigoDecisao }) => String(codigoDecisao) === idCodigoDecisao);

/**
 * Lei 12.527/2011, art. 11 §1: granted, granted in part or denied; how or why; and what that
 * decision requires.
 */
export function Decisao({ acesso }: { readonly acesso: AcessoEmEdicao }) {
  const consulta = useDecisoes(true);
  const { setValue } = useFormContext();
  const idCodigoDecisao = String(useWatch({ name: 'idCodigoDecisao' }));
  if (consulta.isPending) return <Skeleton shape="row" lines={2} label="Buscando as decisões…" />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar as decisões." falha={consulta} />;
  const { decisoes, detalhamentos } = consulta.data;
  const especificacoes = especificacoesDe(consulta.data, idCodigoDecisao);
  const isCompleta =
    idCodigoDecisao !== '' && (especificacoes.length === 0 || acesso.decisao.idEspecificacaoDecisao !== null);
  return (
    <>
      <h3>Decisão sobre o acesso</h3>
      <CampoSelect
        name="idCodigoDecisao"
        label="Decisão"
        required
        options={decisoes.map(({ codigoDecisao, descricaoDecisao }) => ({
          value: String(codigoDecisao),
          label: descricaoDecisao,
        }))}
        onChange={() => setValue('idEspecificacaoDecisao', '')}
      />
      {especificacoes.length > 0 && (
        <CampoSelect
          key={idCodigoDecisao}
          name="idEspecificacaoDecisao"
          label="Especificação"
          required
          options={especificacoes.map((cada) => ({
            value: String(cada.idClassificacaoAvaliacaoManifestacao),
            label: cada.descClassificacaoAvaliacaoManifestacao,
          }))}
        />
      )}
      {isCompleta && <ConteudoDoAcesso acesso={acesso} detalhamentos={detalhamentos} />}
    </>
  );
}
