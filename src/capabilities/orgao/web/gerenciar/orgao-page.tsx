import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import { AutoridadesDoOrgaoAba } from './autoridades-do-orgao.tsx';
import { DadosDoOrgaoAba } from './dados-do-orgao.tsx';
import { FormulariosDoOrgaoAba } from './formularios-do-orgao.tsx';
import { useOrgaoGerenciado, useRenovarOrgaos } from './gerenciar-queries.ts';
import { MudarMonitoramento } from './mudar-monitoramento.tsx';
import { MudarSituacao } from './mudar-situacao.tsx';
import { LISTA_DE_ORGAOS } from './opcoes.ts';
import { OutrosCadastros } from './outros-cadastros.tsx';
import { useFeito } from './salvar.tsx';
import { ServicosDoOrgaoAba } from './servicos/servicos-do-orgao.tsx';
import { SoQuemAdministra } from './so-quem-administra.tsx';
import { UnidadesDoOrgaoAba } from './unidades/unidades-do-orgao.tsx';
import './gerenciar.css';

const abas = {
  dados: 'Dados',
  formularios: 'Formulários',
  autoridades: 'Autoridades de recurso',
  unidades: 'Unidades internas',
  servicos: 'Serviços',
  outros: 'Modelos e assuntos',
} as const;
type Aba = keyof typeof abas;
const nomesDasAbas = Object.keys(abas) as readonly Aba[];

interface CabecaProps {
  readonly orgao: OrgaoGerenciado;
  readonly onSalvo: (frase: string) => void;
}

function Cabeca({ orgao, onSalvo }: CabecaProps) {
  const [mudando, setMudando] = useState(false);
  const { idOuvidoria, versao, situacao, inativadoEm, podeInativar } = orgao;
  const { sigla, nome, deTeste } = orgao.dados;
  return (
    <header className="gerenciar-cabeca">
      <h2>
        {sigla} – {nome}
      </h2>
      {situacao === 'ativo' ? (
        <Tag tone="success" icon={faCheck}>
          Ativo
        </Tag>
      ) : (
        <Tag>{`Inativo desde ${inativadoEm ? formatDiaDoMomento(inativadoEm) : ''}`}</Tag>
      )}
      {deTeste && <Tag tone="warning">De testes</Tag>}
      {orgao.monitora && <Tag tone="info">Acompanha os outros órgãos</Tag>}
      <MudarMonitoramento orgao={orgao} onSalvo={onSalvo} />
      {podeInativar && (
        <Button variant="secondary" size="small" onClick={() => setMudando(true)}>
          {situacao === 'ativo' ? 'Inativar órgão' : 'Reativar órgão'}
        </Button>
      )}
      {mudando && (
        <MudarSituacao
          orgao={{ idOuvidoria, sigla, nome, versao, situacao }}
          onFechar={() => setMudando(false)}
          onFeito={(frase) => {
            setMudando(false);
            onSalvo(frase);
          }}
        />
      )}
    </header>
  );
}

/** On a phone the tabs scroll sideways: the open one is brought into view. */
const useAbaAVista = (aba: Aba, aberta: boolean) => {
  const raiz = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const escolhida = aberta && raiz.current?.querySelector(`[role="tab"][id$="-${aba}"]`);
    if (escolhida) escolhida.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [aba, aberta]);
  return raiz;
};

const NAO_EXISTE = 404;

function Orgao({ idOuvidoria }: { readonly idOuvidoria: number }) {
  const [params, setParams] = useSearchParams();
  const aba = readUmDe(nomesDasAbas, params.get('aba')) ?? 'dados';
  const consulta = useOrgaoGerenciado(idOuvidoria);
  const renovar = useRenovarOrgaos();
  const { aviso, dizer, calar } = useFeito();
  const [salvos, setSalvos] = useState(0);
  const raiz = useAbaAVista(aba, consulta.data !== undefined);
  if (consulta.isPending) return <Skeleton shape="row" lines={8} label="Buscando o órgão…" />;
  if (consulta.error instanceof ApiError && consulta.error.status === NAO_EXISTE) {
    return (
      <EmptyState
        title="Órgão não encontrado"
        action={
          <LinkButton to={LISTA_DE_ORGAOS} variant="primary">
            Ver os órgãos que administro
          </LinkButton>
        }
      >
        Ele não existe, ou não é o órgão em que você trabalha.
      </EmptyState>
    );
  }
  if (!consulta.data) return <FalhaAoAbrir falha={consulta} />;
  const onSalvo = async (frase: string) => {
    await renovar();
    setSalvos((n) => n + 1);
    dizer(frase);
  };
  const comum = { idOuvidoria, orgao: consulta.data, onSalvo: (frase: string) => void onSalvo(frase) };
  const paineis: Readonly<Record<Aba, ReactNode>> = {
    // A new key after each save: the fields start again from what is stored.
    dados: <DadosDoOrgaoAba key={salvos} {...comum} />,
    formularios: <FormulariosDoOrgaoAba key={salvos} {...comum} />,
    autoridades: <AutoridadesDoOrgaoAba {...comum} />,
    unidades: <UnidadesDoOrgaoAba {...comum} />,
    servicos: <ServicosDoOrgaoAba {...comum} />,
    outros: <OutrosCadastros idOuvidoria={idOuvidoria} />,
  };
  return (
    <div ref={raiz}>
      <Cabeca orgao={consulta.data} onSalvo={comum.onSalvo} />
      {aviso}
      <Tabs
        label="Cadastro do órgão"
        tabs={nomesDasAbas.map((id) => ({ id, label: abas[id] }))}
        active={aba}
        onChange={(nova) => {
          calar();
          setParams(nova === 'dados' ? {} : { aba: nova }, { preventScrollReset: true });
        }}
      >
        {paineis[aba]}
      </Tabs>
    </div>
  );
}

export default function OrgaoPage() {
  const { idOuvidoria = '' } = useParams();
  return (
    <SoQuemAdministra>
      <Orgao key={idOuvidoria} idOuvidoria={Number(idOuvidoria)} />
    </SoQuemAdministra>
  );
}
