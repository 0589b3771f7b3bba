import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import type { QuemRecebe, TrabalhoNoOrgao } from '../../../domain/gestao.ts';
import { chaveDoOrgao } from '../formularios.ts';
import { useQuemRecebe } from '../gestao-queries.ts';

export interface OrgaoComTrabalho {
  readonly idOuvidoria: number;
  readonly ouvidoria: string;
}

const contagem = (total: number, um: string, varios: string): string[] => {
  if (total === 0) return [];
  return [total === 1 ? `1 ${um}` : `${total.toLocaleString('pt-BR')} ${varios}`];
};

/** '3 manifestações, 1 pedido interno, 2 recursos'. */
export const textoDoTrabalho = ({ casos, passos, recursos }: TrabalhoNoOrgao): string =>
  [
    ...contagem(casos, 'manifestação', 'manifestações'),
    ...contagem(passos, 'pedido interno', 'pedidos internos'),
    ...contagem(recursos, 'recurso', 'recursos'),
  ].join(', ');

const rotulo = ({ nome, perfis, abertas }: QuemRecebe): string =>
  `${nome} (${perfis.join(', ')}; ${abertas === 1 ? '1 aberta' : `${abertas} abertas`})`;

interface CampoDoOrgaoProps extends OrgaoComTrabalho {
  /** People who leave, and so cannot receive work. */
  readonly saem: readonly number[];
}

function CampoDoOrgao({ idOuvidoria, ouvidoria, saem }: CampoDoOrgaoProps) {
  const label = `Quem recebe o trabalho em ${ouvidoria}`;
  const { id, error, field, atualizar } = useCampoControlado(
    `transferencias.${chaveDoOrgao(idOuvidoria)}`,
    label,
  );
  const pessoas = useQuemRecebe(idOuvidoria);
  if (pessoas.isError) return <FalhaAoAbrir titulo="Não foi possível abrir a equipe." falha={pessoas} />;
  if (pessoas.isPending) return <Skeleton lines={2} label="Carregando a equipe…" />;
  const equipe = pessoas.data.filter(({ idUsuario }) => !saem.includes(idUsuario));
  const aindaNao = equipe.filter(({ impedimento }) => impedimento !== null);
  return (
    <SelectVarios
      id={id}
      label={label}
      help={[
        'Uma pessoa recebe tudo; várias repartem por igual. Recursos só vão a quem pode decidi-los.',
        ...(aindaNao.length > 0
          ? [`Ainda sem aceitar o convite, não recebem: ${aindaNao.map(({ nome }) => nome).join(', ')}.`]
          : []),
      ].join(' ')}
      placeholder="Escolha uma ou mais pessoas"
      nomeDaLista={`Quem recebe em ${ouvidoria}`}
      optional
      error={error}
      options={equipe
        .filter(({ impedimento }) => impedimento === null)
        .map((pessoa) => ({ value: String(pessoa.idUsuario), label: rotulo(pessoa) }))}
      values={field.value ?? []}
      onChange={atualizar}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}

interface PassarTrabalhoProps {
  readonly orgaos: readonly OrgaoComTrabalho[];
  readonly saem: readonly number[];
}

/** For use inside a form with `transferenciasDigitadas`. */
export function PassarTrabalho({ orgaos, saem }: PassarTrabalhoProps) {
  return orgaos.map((orgao) => <CampoDoOrgao key={orgao.idOuvidoria} {...orgao} saem={saem} />);
}

export const semTransferencias = (orgaos: readonly OrgaoComTrabalho[]): Record<string, string[]> =>
  Object.fromEntries(orgaos.map(({ idOuvidoria }) => [chaveDoOrgao(idOuvidoria), []]));
