import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type KeyboardEvent, useState } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import type { Orgao, PaginaDeOrgaos } from '../../contract.ts';
import { MENOR_BUSCA, useOrgaos } from './orgaos-query.ts';
import './escolher-orgao.css';

const PAUSA_MS = 400;

interface CampoOrgaoProps {
  /** The field of the surrounding form that holds the id, as text. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Only offices that take this form. */
  readonly formulario?: number | undefined;
  /** Gets the name of the office, for the sentences around the field. */
  readonly onEscolher?: (nome: string) => void;
}

const nomeDe = ({ sigla, nomeOuvidoria }: Orgao): string => `${sigla} – ${nomeOuvidoria}`;

const lugarDe = ({ esfera, uf, municipio }: Orgao): string =>
  [esfera.descEsfera, municipio?.descMunicipio, uf?.sigUf].filter(Boolean).join(' · ');

const quantos = ({ itens, total }: PaginaDeOrgaos): string => {
  if (total === 0) return 'Nenhum órgão encontrado. Confira o nome ou a sigla.';
  if (itens.length < total)
    return `Mostrando ${itens.length} de ${total} órgãos. Escreva mais para achar outros.`;
  return total === 1 ? '1 órgão encontrado.' : `${total} órgãos encontrados.`;
};

/** Enter searches; it must not send the form around the field. */
const naoEnviar = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** One office of the platform, out of thousands. */
export function CampoOrgao({ name, label, help, formulario, onEscolher }: CampoOrgaoProps) {
  const { id, error, field, atualizar } = useCampoControlado(name, label);
  const [busca, setBusca] = useState('');
  const [nome, setNome] = useState('');
  const procurada = useDebounced(busca.trim(), PAUSA_MS);
  const consulta = useOrgaos(procurada, formulario);
  const escolher = (value: string) => {
    const orgao = consulta.data?.itens.find(({ idOuvidoria }) => String(idOuvidoria) === value);
    if (!orgao) return;
    setNome(nomeDe(orgao));
    atualizar(value);
    onEscolher?.(nomeDe(orgao));
  };
  const isProcurando = procurada.length >= MENOR_BUSCA;
  return (
    <>
      <Input
        id={id}
        label={label}
        help={help ?? 'Procure pelo nome ou pela sigla.'}
        type="search"
        icon={faSearch}
        autoComplete="off"
        maxLength={100}
        required
        value={busca}
        error={error}
        onKeyDown={naoEnviar}
        onChange={(event) => setBusca(event.target.value)}
        ref={field.ref}
      />
      <p role="status">{isProcurando && consulta.data && quantos(consulta.data)}</p>
      {isProcurando && consulta.isPending && <Skeleton shape="row" lines={3} label="Procurando órgãos…" />}
      {isProcurando && consulta.isError && (
        <FalhaAoAbrir titulo="Não foi possível procurar os órgãos." falha={consulta} />
      )}
      {isProcurando && consulta.data && consulta.data.itens.length > 0 && (
        <div className="escolher-orgao-lista">
          <RadioGroup
            label="Órgãos encontrados"
            options={consulta.data.itens.map((orgao) => ({
              value: String(orgao.idOuvidoria),
              label: nomeDe(orgao),
              help: lugarDe(orgao),
            }))}
            value={field.value ?? ''}
            onChange={(event) => escolher(event.target.value)}
          />
        </div>
      )}
      <p role="status">
        {field.value && (
          <>
            Escolhido: <strong>{nome}</strong>
          </>
        )}
      </p>
    </>
  );
}
