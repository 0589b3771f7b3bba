import { faBullhorn } from '@fortawesome/free-solid-svg-icons/faBullhorn.js';
import { faClock } from '@fortawesome/free-solid-svg-icons/faClock.js';
import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { faInfoCircle } from '@fortawesome/free-solid-svg-icons/faInfoCircle.js';
import { faLightbulb } from '@fortawesome/free-solid-svg-icons/faLightbulb.js';
import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Divider } from '../divider.tsx';
import { DocumentoMostrado } from '../documento-mostrado.tsx';
import { Tag } from '../estado/tag.tsx';
import { Ficha } from '../ficha.tsx';
import { GraficoDeBarras } from '../graficos/grafico-de-barras.tsx';
import { Accordion, Collapsible } from '../navegacao/accordion.tsx';
import { QrCode } from '../qr-code.tsx';
import { Table, type TableColumn, type TableSort } from '../table.tsx';
import { Tile } from '../tile.tsx';
import { Linha, Secao } from './secao.tsx';

interface Caso {
  readonly protocolo: string;
  readonly assunto: string;
  readonly prazo: string;
  readonly tom: 'neutral' | 'warning' | 'danger';
  readonly responsavel: string;
}

const casos: readonly Caso[] = [
  {
    protocolo: '00106.000001/2026-11',
    assunto: 'Atendimento no posto',
    prazo: 'em 9 dias',
    tom: 'neutral',
    responsavel: 'Ana Lima',
  },
  {
    protocolo: '00106.000002/2026-64',
    assunto: 'Contratos de limpeza',
    prazo: 'vence amanhã',
    tom: 'warning',
    responsavel: 'Rui de Sá',
  },
  {
    protocolo: '00106.000003/2026-17',
    assunto: 'Bolsa de estudos',
    prazo: 'venceu há 3 dias',
    tom: 'danger',
    responsavel: 'Ana Lima',
  },
];

const ICONES = { neutral: undefined, warning: faClock, danger: faExclamationTriangle };

const colunas: readonly TableColumn<Caso>[] = [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    sortable: true,
    cell: (caso) => (
      <span>
        <span className="ui-mono">{caso.protocolo}</span>{' '}
        <CopyButton text={caso.protocolo} what="protocolo" size="xsmall" />
      </span>
    ),
  },
  { key: 'assunto', header: 'Assunto', cell: (caso) => caso.assunto },
  {
    key: 'prazo',
    header: 'Prazo',
    sortable: true,
    cell: (caso) => (
      <Tag tone={caso.tom} icon={ICONES[caso.tom]}>
        {caso.prazo}
      </Tag>
    ),
  },
  {
    key: 'responsavel',
    header: 'Responsável',
    cell: (caso) => <Avatar name={caso.responsavel} size="dense" />,
  },
];

function Tabela() {
  const [sort, setSort] = useState<TableSort>({ key: 'prazo', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['00106.000002/2026-64']));
  return (
    <Table
      caption="Manifestações em análise"
      columns={colunas}
      rows={casos}
      rowKey={(caso) => caso.protocolo}
      sort={sort}
      onSort={setSort}
      selection={{ selected, onChange: setSelected, nameOf: (protocolo) => protocolo }}
      dense
    />
  );
}

const perguntas = [
  {
    id: 'prazo',
    title: 'Qual é o prazo de resposta?',
    content: <p>Trinta dias, prorrogáveis por mais trinta.</p>,
    defaultOpen: true,
  },
  { id: 'anonimo', title: 'Posso reclamar sem me identificar?', content: <p>Sim, como comunicação.</p> },
];

export function Conteudo() {
  const [filtro, setFiltro] = useState(true);
  return (
    <Secao titulo="Conteúdo">
      <div className="ui-tiles mb-4">
        <Tile icon={faBullhorn} name="Ouvidoria" help="Reclame, denuncie, elogie ou sugira." to="/" />
        <Tile
          icon={faInfoCircle}
          name="Acesso à informação"
          help="Peça documentos e dados públicos."
          to="/"
        />
        <Tile
          icon={faLightbulb}
          name="Simplifique"
          help="Sugira menos burocracia."
          onPress={() => undefined}
        />
      </div>
      <Linha>
        <Tag>Cadastrada</Tag>
        <Tag tone="info">Em análise</Tag>
        <Tag tone="success">Respondida</Tag>
        <Tag tone="warning" icon={faClock}>
          Vence amanhã
        </Tag>
        <Tag tone="danger" icon={faExclamationTriangle}>
          Vencida
        </Tag>
        {filtro && <Tag onRemove={() => setFiltro(false)}>Órgão: CGU</Tag>}
        <Avatar name="Maria da Silva Souza" />
        <Avatar name="Ana Lima" size="dense" />
      </Linha>
      <Tabela />
      <GraficoDeBarras
        titulo="Manifestações por tipo"
        itens={[
          { rotulo: 'Reclamação', valor: 120, texto: '120' },
          { rotulo: 'Elogio', valor: 30, texto: '30' },
          { rotulo: 'Sugestão', valor: 0, texto: '0' },
        ]}
      />
      <Divider label="ou" />
      <div className="row mt-3">
        <div className="col-md-6">
          <Accordion items={perguntas} single />
          <Divider dashed />
          <Collapsible title="3 visualizações">
            <p>A ouvidoria abriu a manifestação três vezes.</p>
          </Collapsible>
        </div>
        <div className="col-md-6">
          <Card
            title="Esperando por você"
            actions={<Tag tone="warning">2</Tag>}
            footer={<Button variant="secondary">Ver tudo</Button>}
          >
            <p>O órgão pediu que você complete a manifestação até 12/03/2026.</p>
          </Card>
        </div>
      </div>
      <Linha>
        <Ficha
          fatos={{
            Protocolo: '00106.000001/2026-11',
            Situação: <Tag>Cadastrada</Tag>,
            CPF: <DocumentoMostrado numero="***.100.037-**" isProvado={false} />,
          }}
        />
      </Linha>
      <Linha>
        <QrCode texto="https://www.gov.br" label="Abre a página do governo" />
      </Linha>
    </Secao>
  );
}
