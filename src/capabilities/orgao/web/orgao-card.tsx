import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faClock } from '@fortawesome/free-solid-svg-icons/faClock.js';
import { faEnvelope } from '@fortawesome/free-solid-svg-icons/faEnvelope.js';
import { faGlobe } from '@fortawesome/free-solid-svg-icons/faGlobe.js';
import { faMapMarkerAlt } from '@fortawesome/free-solid-svg-icons/faMapMarkerAlt.js';
import { faPhone } from '@fortawesome/free-solid-svg-icons/faPhone.js';
import type { ReactNode } from 'react';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { apenasDigitos, emFrase } from '#kernel/texto.ts';
import { Card } from '#shell/ui/card.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import type { Orgao } from '../contract.ts';
import { ServicosNoCard } from './servicos-no-card.tsx';

/** What a person can send on each form, in plain words. */
const recebidos: Readonly<Record<number, readonly string[]>> = {
  [TipoFormulario.padrao]: ['reclamações', 'elogios', 'sugestões', 'solicitações'],
  [TipoFormulario.denuncia]: ['denúncias'],
  [TipoFormulario.acessoAInformacao]: ['pedidos de acesso à informação'],
  [TipoFormulario.simplifique]: ['ideias de simplificação'],
};

const recebe = ({ formularios }: Orgao): string =>
  emFrase(
    formularios.flatMap(
      ({ idTipoFormulario, descTipoFormulario }) => recebidos[idTipoFormulario] ?? [descTipoFormulario],
    ),
  );

const lugar = ({ municipio, uf }: Orgao): string | null =>
  uf ? (municipio ? `${municipio.descMunicipio} – ${uf.sigUf}` : uf.descUf) : null;

/** A SIC takes access requests; an ombudsman office everything else. Most offices are both. */
const papel = ({ formularios, temSic }: Orgao): string => {
  const isOuvidoria = formularios.some(
    ({ idTipoFormulario }) => idTipoFormulario !== TipoFormulario.acessoAInformacao,
  );
  if (!temSic) return 'Ouvidoria';
  return isOuvidoria ? 'Ouvidoria e SIC' : 'SIC';
};

interface DadoProps {
  readonly icon: IconDefinition;
  readonly rotulo: string;
  readonly children: ReactNode;
}

function Dado({ icon, rotulo, children }: DadoProps) {
  return (
    <div>
      <dt>
        <Icon icon={icon} />
        <span className="sr-only">{rotulo}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Contatos({ telefone, email, endereco, horario, site }: Orgao) {
  return (
    <dl className="orgao-contatos">
      {telefone && (
        <Dado icon={faPhone} rotulo="Telefone">
          <a href={`tel:+55${apenasDigitos(telefone)}`}>{telefone}</a>
        </Dado>
      )}
      {email && (
        <Dado icon={faEnvelope} rotulo="E-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Dado>
      )}
      {endereco && (
        <Dado icon={faMapMarkerAlt} rotulo="Endereço">
          {endereco}
        </Dado>
      )}
      {horario && (
        <Dado icon={faClock} rotulo="Horário de atendimento">
          {horario}
        </Dado>
      )}
      {site && (
        <Dado icon={faGlobe} rotulo="Site">
          <a href={site} target="_blank" rel="noopener noreferrer">
            {site.replace(/^https?:\/\/(www\.)?/, '')}
            <span className="sr-only"> (abre em nova janela)</span>
          </a>
        </Dado>
      )}
    </dl>
  );
}

export const idDoCard = (idOuvidoria: number): string => `orgao-${idOuvidoria}`;

export function OrgaoCard({ orgao }: { readonly orgao: Orgao }) {
  const onde = lugar(orgao);
  return (
    <Card
      headingLevel={3}
      title={
        <span id={idDoCard(orgao.idOuvidoria)} tabIndex={-1}>
          {orgao.sigla} – {orgao.nomeOuvidoria}
        </span>
      }
    >
      <p className="orgao-marcas">
        <Tag tone="info">{orgao.esfera.descEsfera}</Tag>
        {onde && <Tag icon={faMapMarkerAlt}>{onde}</Tag>}
        <Tag>{papel(orgao)}</Tag>
      </p>
      {orgao.competencia && <p>{orgao.competencia}</p>}
      <Contatos {...orgao} />
      <ServicosNoCard orgao={orgao} />
      {orgao.formularios.length > 0 && <p className="ui-muted">Recebe {recebe(orgao)}.</p>}
    </Card>
  );
}
