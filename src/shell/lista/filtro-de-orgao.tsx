import { useState } from 'react';
import { Select, type SelectProps } from '#shell/ui/campos/select.tsx';
import { useOrgao, useOrgaosPorNome } from './apoio-queries.ts';

/** Chooses an office by its name; forms add the other properties of a field. */
interface FiltroDeOrgaoProps
  extends Partial<
    Pick<
      SelectProps,
      'id' | 'label' | 'help' | 'error' | 'required' | 'optional' | 'placeholder' | 'inputRef' | 'onBlur'
    >
  > {
  readonly idOuvidoria: number | null;
  readonly onMudar: (idOuvidoria: number | null) => void;
}

export function FiltroDeOrgao({ idOuvidoria, onMudar, ...campo }: FiltroDeOrgaoProps) {
  const [prefixo, setPrefixo] = useState('');
  const encontrados = useOrgaosPorNome(prefixo);
  const escolhido = useOrgao(idOuvidoria).data;
  const itens = [...(escolhido ? [escolhido] : []), ...(encontrados.data?.itens ?? [])];
  const porId = new Map(itens.map((orgao) => [orgao.idOuvidoria, orgao]));
  const opcoes = [...porId.values()].map((orgao) => ({
    value: String(orgao.idOuvidoria),
    label: `${orgao.sigla} – ${orgao.nomeOuvidoria}`,
  }));
  return (
    <Select
      label="Órgão"
      help="Digite ao menos 3 letras do nome ou da sigla."
      placeholder="Todos os órgãos"
      {...campo}
      minCaracteres={3}
      onPrefixo={setPrefixo}
      loading={encontrados.isFetching}
      options={opcoes}
      value={idOuvidoria === null ? '' : String(idOuvidoria)}
      onChange={(valor) => onMudar(valor === '' ? null : Number(valor))}
    />
  );
}
