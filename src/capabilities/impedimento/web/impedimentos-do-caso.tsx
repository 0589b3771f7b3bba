import { useNavigate } from 'react-router';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { declararImpedimento } from '../domain/declarar-impedimento.ato.ts';
import { isEmCurso } from '../domain/impedimento.ts';
import { ComMotivo } from './com-motivo.tsx';
import { declarar, useImpedimentos, useReler } from './impedimentos-queries.ts';
import { NaoQueroQueVeja } from './nao-quero-que-veja.tsx';
import { ParaOGestor } from './para-o-gestor.tsx';
import { ParaQuemRelata } from './para-quem-relata.tsx';

export interface ImpedimentosDoCasoProps {
  readonly lado: 'equipe' | 'manifestante';
  readonly caso: {
    readonly idManifestacao: number;
    readonly situacao: { readonly idSituacaoManifestacao: number };
    readonly historico: readonly { readonly acao: string }[];
  };
}

const temNoHistorico = ({ historico }: ImpedimentosDoCasoProps['caso']): boolean =>
  historico.some(({ acao }) => acao === declararImpedimento.historico.rotulo);

function Declarar({ idManifestacao }: { readonly idManifestacao: number }) {
  const navigate = useNavigate();
  return (
    <ComMotivo
      nome="Declarar impedimento"
      acao="Declarar"
      ajuda="Só o gestor do órgão lê, com o seu nome. Você deixa de ver o caso na mesma hora, e o que estava com você volta para a fila."
      feito="Impedimento declarado. A manifestação não aparece mais para você."
      enviar={(motivo) => declarar(idManifestacao, motivo)}
      onFeito={async () => {
        await navigate('/manifestacao/tratar');
      }}
    />
  );
}

const TITULO = 'Quem não vê esta manifestação';
const ID = 'caso-impedimentos';

/** What was asked is gone from the page with its form: the focus goes to the heading. */
const focarTitulo = (): void => document.getElementById(ID)?.focus();

/** Who reports: nothing is asked of the server where the history knows of no impedimento. */
function DoManifestante({ caso }: Pick<ImpedimentosDoCasoProps, 'caso'>) {
  const tem = temNoHistorico(caso);
  const consulta = useImpedimentos(caso.idManifestacao, tem);
  const reler = useReler(caso.idManifestacao);
  const podePedir = isEmCurso(caso.situacao.idSituacaoManifestacao);
  const visto = tem ? consulta.data : undefined;
  // Somebody recused themselves: nothing that the person asked for.
  const isSoDosOutros = visto && visto.meusPedidos.length === 0 && !visto.envolvidosAfastados;
  if (!podePedir && (!tem || isSoDosOutros)) return null;
  return (
    <Secao id={ID} titulo={TITULO} className="ui-no-print">
      {tem && consulta.isError && (
        <FalhaAoAbrir titulo="Não foi possível carregar quem não vê o caso." falha={consulta} />
      )}
      {tem && consulta.isPending && <Skeleton lines={3} label="Carregando quem não vê o caso…" />}
      {visto && !isSoDosOutros && <ParaQuemRelata visto={visto} onFeito={() => void reler()} />}
      {podePedir && (
        <NaoQueroQueVeja
          idManifestacao={caso.idManifestacao}
          onFeito={() => {
            focarTitulo();
            return reler();
          }}
        />
      )}
    </Secao>
  );
}

/** Not every impedimento is in the history: the gestor is always told who there is. */
function DaEquipe({ caso }: Pick<ImpedimentosDoCasoProps, 'caso'>) {
  const { idManifestacao } = caso;
  const consulta = useImpedimentos(idManifestacao, true);
  const reler = useReler(idManifestacao);
  const feito = (): void => {
    focarTitulo();
    void reler();
  };
  const podeDeclarar = consulta.data?.podeDeclarar ?? false;
  const gestor = consulta.data?.gestor;
  const tem = gestor && gestor.impedidos.length + gestor.pedidos.length > 0;
  if (!podeDeclarar && !tem && !consulta.isError) return null;
  return (
    <Secao id={ID} titulo={tem ? TITULO : 'Impedimento'} className="ui-no-print">
      {consulta.isError && (
        <FalhaAoAbrir titulo="Não foi possível carregar quem não vê o caso." falha={consulta} />
      )}
      {tem && <ParaOGestor visto={gestor} onFeito={feito} />}
      {podeDeclarar && (
        <>
          <p>
            Você tem interesse neste caso, ou é próximo de alguém dele? Declare, e outra pessoa cuida dele.
          </p>
          <Declarar idManifestacao={idManifestacao} />
        </>
      )}
    </Secao>
  );
}

/** Who of the office may not see the case: for its team, and for who reports. */
export function ImpedimentosNoCaso({ lado, caso }: ImpedimentosDoCasoProps) {
  return lado === 'manifestante' ? <DoManifestante caso={caso} /> : <DaEquipe caso={caso} />;
}
