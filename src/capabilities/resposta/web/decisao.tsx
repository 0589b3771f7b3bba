import { useFormContext, useWatch } from 'react-hook-form';
import { FalhaAoAbrir } from '#web/falha-ao-abrir.tsx';
import { CampoSelect } from '#web/ui/form/campo-select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Decisoes, useDecisoes } from './resposta-queries.ts';

export const especificacoesDe = (decisoes: Decisoes | undefined, idCodigoDecisao: string) =>
  (decisoes?.especificacoes ?? []).filter(({ codigoDecisao }) => String(codigoDecisao) === idCodigoDecisao);

/** Lei 12.527/2011, art. 11 §1: granted, in part or denied, and how or why. */
export function Decisao() {
  const consulta = useDecisoes(true);
  const { setValue } = useFormContext();
  const idCodigoDecisao = String(useWatch({ name: 'idCodigoDecisao' }));
  if (consulta.isPending) return <Skeleton shape="row" lines={2} label="Buscando as decisões…" />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar as decisões." falha={consulta} />;
  const especificacoes = especificacoesDe(consulta.data, idCodigoDecisao);
  return (
    <>
      <h3>Decisão sobre o acesso</h3>
      <CampoSelect
        name="idCodigoDecisao"
        label="Decisão"
        required
        options={consulta.data.decisoes.map(({ codigoDecisao, descricaoDecisao }) => ({
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
    </>
  );
}
