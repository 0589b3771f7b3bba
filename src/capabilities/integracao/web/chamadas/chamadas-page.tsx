import { deOrgao } from '#kernel/artigo-do-orgao.ts';
import { Perfil } from '#kernel/perfil.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { type ChamadaVista, DIAS_DAS_CHAMADAS, nomeDaDuracao } from '../../domain/chamada.ts';
import { formatHora } from '../hora-de-uso.ts';
import { BarraDasChamadas } from './barra-das-chamadas.tsx';
import { ChamadasDobradas, ESTREITA, ResultadoDaChamada } from './chamadas-dobradas.tsx';
import { listaDeChamadas } from './chamadas-queries.ts';
import { DiasDeChamadas } from './dias-de-chamadas.tsx';
import '../integracao.css';

const TITULO = 'Chamadas por hora, da mais nova à mais antiga';

const colunas = (comOrgaos: boolean): readonly TableColumn<ChamadaVista>[] => [
  {
    key: 'chamada',
    header: 'Chamada',
    rowHeader: true,
    cell: ({ metodo, rota }) => <code className="integracao-rota">{`${metodo} ${rota}`}</code>,
  },
  { key: 'hora', header: 'Hora', cell: ({ hora }) => formatHora(hora) },
  { key: 'sistema', header: 'Sistema', cell: ({ sistema }) => sistema },
  ...(comOrgaos ? [{ key: 'orgao', header: 'Órgão', cell: ({ orgao }: ChamadaVista) => orgao }] : []),
  {
    key: 'resultado',
    header: 'Resultado',
    cell: (chamada) => <ResultadoDaChamada chamada={chamada} />,
  },
  { key: 'duracao', header: 'Duração', cell: ({ duracao }) => nomeDaDuracao[duracao] },
  { key: 'origem', header: 'De onde', cell: ({ origem }) => origem },
  {
    key: 'vezes',
    header: 'Vezes',
    align: 'end',
    cell: ({ chamadas }) => chamadas.toLocaleString('pt-BR'),
  },
];

function Vazia({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (filtrada)
    return <NadaEncontrado onLimpar={onLimpar}>Tente outro período ou menos filtros.</NadaEncontrado>;
  return (
    <EmptyState
      title="Nenhuma chamada ainda"
      action={
        <LinkButton to="/configuracoes" variant="primary">
          Ver as configurações
        </LinkButton>
      }
    >
      O que os sistemas integrados do órgão chamarem aparece aqui em poucos segundos.
    </EmptyState>
  );
}

function Chamadas({ comOrgaos }: { readonly comOrgaos: boolean }) {
  const lista = useLista(listaDeChamadas(comOrgaos));
  const isEstreita = useMediaQuery(ESTREITA);
  const vazia = <Vazia filtrada={lista.filtrada} onLimpar={lista.limpar} />;
  return (
    <>
      <BarraDasChamadas filtro={lista.filtro} comOrgaos={comOrgaos} onFiltrar={lista.filtrar} />
      <DiasDeChamadas filtro={lista.filtro} />
      {isEstreita ? (
        <ListaPaginada lista={lista} oQue="as chamadas" vazia={vazia}>
          <ChamadasDobradas chamadas={lista.linhas} comOrgaos={comOrgaos} titulo={TITULO} />
        </ListaPaginada>
      ) : (
        <ListaPaginada
          lista={lista}
          oQue="as chamadas"
          titulo={TITULO}
          colunas={colunas(comOrgaos)}
          vazia={vazia}
        />
      )}
    </>
  );
}

const doOrgao = (nome: string | null): string => (nome ? deOrgao({ sigla: nome, nome }) : 'do seu órgão');

/** What the programs of an office called, for who answers for them. */
export default function ChamadasPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  const comOrgaos = idPerfilDe(usuario) === Perfil.administrador;
  return (
    <div data-largura="total" className="trabalho">
      <p>
        {comOrgaos
          ? 'O que os sistemas de todos os órgãos chamaram na API'
          : `O que os sistemas ${doOrgao(usuario.nomeOuvidoriaAtual)} chamaram na API`}
        , somado por hora e guardado por {DIAS_DAS_CHAMADAS} dias. Ficam o endereço sem os números, o
        resultado e de onde veio: nunca o que foi enviado ou lido, nem de qual manifestação. O que um sistema
        leu está no histórico de cada uma.
      </p>
      <Chamadas key={String(comOrgaos)} comOrgaos={comOrgaos} />
    </div>
  );
}
