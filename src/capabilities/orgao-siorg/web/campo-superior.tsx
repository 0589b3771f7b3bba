import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type KeyboardEvent, useState } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { nomeDaUnidade } from '../domain/unidade.ts';
import { useUnidades } from './siorg-queries.ts';

const PAUSA_MS = 400;
const MENOR_BUSCA = 2;

interface CampoSuperiorProps {
  readonly name: string;
  readonly atual: { readonly codigo: number; readonly nome: string; readonly sigla: string | null } | null;
}

/** Enter searches; it must not send the form around the field. */
const naoEnviar = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** One unit out of tens of thousands, or none for the top of the directory. */
export function CampoSuperior({ name, atual }: CampoSuperiorProps) {
  const { id, error, field, atualizar } = useCampoControlado(name, 'Unidade superior');
  const [busca, setBusca] = useState('');
  const [escolhida, setEscolhida] = useState(atual ? nomeDaUnidade(atual) : '');
  const procurada = useDebounced(busca.trim(), PAUSA_MS);
  const isProcurando = procurada.length >= MENOR_BUSCA;
  const consulta = useUnidades({
    busca: isProcurando ? procurada : '',
    situacao: isProcurando ? 'ativas' : '',
  });
  const achadas = isProcurando ? (consulta.data?.itens ?? []) : [];
  return (
    <div className="siorg-superior">
      <Input
        id={id}
        label="Unidade superior"
        help="Procure pelo nome, pela sigla ou pelo código. Sem ela, a unidade fica no topo do diretório."
        type="search"
        icon={faSearch}
        autoComplete="off"
        maxLength={200}
        optional
        value={busca}
        error={error}
        ref={field.ref}
        onKeyDown={naoEnviar}
        onChange={(event) => setBusca(event.target.value)}
      />
      {isProcurando && consulta.isPending && <Skeleton shape="row" lines={2} label="Procurando unidades…" />}
      {isProcurando && consulta.isError && (
        <FalhaAoAbrir titulo="Não foi possível procurar." falha={consulta} />
      )}
      {achadas.length > 0 && (
        <RadioGroup
          label="Unidades encontradas"
          options={achadas.map((unidade) => ({
            value: String(unidade.codigo),
            label: nomeDaUnidade(unidade),
            help: unidade.caminho.join(' › '),
          }))}
          value={field.value ?? ''}
          onChange={({ target }) => {
            const achada = achadas.find(({ codigo }) => String(codigo) === target.value);
            setEscolhida(achada ? nomeDaUnidade(achada) : '');
            atualizar(target.value);
          }}
        />
      )}
      <p role="status">
        {isProcurando && consulta.data && achadas.length === 0 && 'Nenhuma unidade encontrada. '}
        {field.value ? (
          <>
            Fica abaixo de <strong>{escolhida}</strong>.{' '}
            <Button size="small" onClick={() => atualizar('')}>
              Pôr no topo do diretório
            </Button>
          </>
        ) : (
          'Fica no topo do diretório.'
        )}
      </p>
    </div>
  );
}
