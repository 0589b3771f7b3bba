import type { Orgao } from '#capabilities/orgao/contract.ts';
import { Button } from '#shell/ui/button.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { Registrando } from '../registrando.ts';
import { LISTA, opcaoDe, orgaoEscolhido } from './opcoes-de-orgao.ts';

type Escolhido = NonNullable<Registrando['orgao']>;

interface Props {
  readonly orgaos: readonly Orgao[];
  readonly total: number;
  readonly escolhido: Escolhido | null;
  readonly erro: string | undefined;
  /** Why the search failed. */
  readonly falha: Error | null;
  readonly isChegando: boolean;
  /** Another search is running; these offices are still from the previous one. */
  readonly isBuscando: boolean;
  readonly hasMais: boolean;
  /** The search found offices elsewhere, which stand above this list. */
  readonly hasDeOutroLugar?: boolean;
  readonly isTrazendoMais: boolean;
  readonly onEscolher: (orgao: Escolhido) => void;
  readonly onMais: () => void;
  readonly onTentarDeNovo: () => void;
}

const BUSCANDO = 'Buscando órgãos…';

const quantos = (mostrados: number, total: number, hasDeOutroLugar: boolean): string => {
  if (total === 0) return hasDeOutroLugar ? '' : 'Nenhum órgão encontrado.';
  if (mostrados < total) return `Mostrando ${mostrados} de ${total} órgãos. Escreva mais para achar outros.`;
  return total === 1 ? '1 órgão encontrado.' : `${total} órgãos encontrados.`;
};

/** The offices found in the directory, to choose one. */
export function ListaDeOrgaos(props: Props) {
  const { orgaos, total, escolhido, erro, falha, isChegando, isBuscando, onEscolher } = props;
  const escolher = (id: string) => {
    const orgao = orgaos.find(({ idOuvidoria }) => String(idOuvidoria) === id);
    if (orgao) onEscolher(orgaoEscolhido(orgao));
  };
  if (isChegando) return <Skeleton shape="row" lines={5} label={BUSCANDO} />;
  return (
    <>
      <p role="status">
        {!falha && (isBuscando ? BUSCANDO : quantos(orgaos.length, total, props.hasDeOutroLugar ?? false))}
      </p>
      {falha && (
        <Message type="danger">
          Não foi possível buscar os órgãos. {falha.message}{' '}
          <Button size="small" onClick={props.onTentarDeNovo}>
            Tentar de novo
          </Button>
        </Message>
      )}
      {orgaos.length > 0 && (
        <RadioGroup
          id={LISTA}
          label="Órgãos"
          required
          options={orgaos.map(opcaoDe)}
          value={String(escolhido?.idOuvidoria ?? '')}
          error={erro}
          onChange={(event) => escolher(event.target.value)}
        />
      )}
      {props.hasMais && (
        <Button variant="tertiary" loading={props.isTrazendoMais} onClick={props.onMais}>
          Mostrar mais órgãos
        </Button>
      )}
    </>
  );
}
