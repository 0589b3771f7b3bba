import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { diaCurtoDoMomento, textoDaCelula } from '#shell/lista/celulas.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDoModelo } from '../../contract.ts';
import { listaDeModelos } from '../email-queries.ts';
import { BarraDosModelos } from './barra-dos-modelos.tsx';
import { MudarSituacao, SituacaoDoModelo } from './situacao-do-modelo.tsx';

export const QUEM_RECEBE = { cidadao: 'Cidadão', orgao: 'Órgão' } as const;

const atosDe = (modelo: LinhaDoModelo, onSituacao: () => void): readonly DropdownItem[] => [
  ...(modelo.textoFixo
    ? []
    : [{ id: 'editar', label: 'Editar', to: `/email/cadastrar?id=${modelo.idModelo}` }]),
  { id: 'versoes', label: 'Ver as versões', to: `/email/detalhar/${modelo.idModelo}` },
  ...(modelo.orgao === null && !modelo.textoFixo
    ? [{ id: 'orgao', label: 'Escrever para um órgão', to: `/email/cadastrar?evento=${modelo.evento}` }]
    : []),
  modelo.ativo
    ? {
        id: 'desativar',
        label: modelo.exigidoPor === null ? 'Desativar' : 'Desativar (a lei exige este aviso)',
        danger: true,
        disabled: modelo.exigidoPor !== null || modelo.textoFixo,
        onSelect: onSituacao,
      }
    : { id: 'ativar', label: 'Ativar', disabled: modelo.textoFixo, onSelect: onSituacao },
];

const colunas = (onSituacao: (modelo: LinhaDoModelo) => void): readonly TableColumn<LinhaDoModelo>[] => [
  {
    key: 'aviso',
    header: 'Aviso',
    rowHeader: true,
    cell: ({ idModelo, descricao }) => <Link to={`/email/detalhar/${idModelo}`}>{descricao}</Link>,
  },
  {
    key: 'orgao',
    header: 'Órgão',
    cell: ({ orgao }) => (orgao ? <span title={orgao.nome}>{orgao.sigla}</span> : 'Plataforma'),
  },
  { key: 'recebe', header: 'Quem recebe', cell: ({ destinatario }) => QUEM_RECEBE[destinatario] },
  { key: 'assunto', header: 'Assunto', cell: ({ assunto }) => textoDaCelula(assunto) },
  {
    key: 'versao',
    header: 'Versão',
    cell: ({ versao, salvoEm }) => (
      <span className="email-versao">
        {versao}
        {salvoEm && <> · {diaCurtoDoMomento(salvoEm)}</>}
      </span>
    ),
  },
  { key: 'situacao', header: 'Situação', cell: SituacaoDoModelo },
  {
    key: 'atos',
    header: 'Ações',
    cell: (modelo) => (
      <Dropdown
        label={`Ações: ${modelo.descricao} (${modelo.orgao?.sigla ?? 'plataforma'})`}
        hiddenLabel
        icon={faEllipsisV}
        size="small"
        align="end"
        items={atosDe(modelo, () => onSituacao(modelo))}
      />
    ),
  },
];

/** The platform's templates, and those of offices. */
export function ListaDeModelos() {
  const lista = useLista(listaDeModelos);
  const [mudando, setMudando] = useState<LinhaDoModelo | null>(null);
  const [feito, setFeito] = useState('');
  return (
    <>
      <p>
        As palavras de cada e-mail que a plataforma envia. Um órgão pode ter as suas; sem elas, valem as da
        plataforma.
      </p>
      <BarraDosModelos filtro={lista.filtro} onFiltrar={lista.filtrar} />
      <div className="trabalho-resumo">
        <p role="status">{feito}</p>
      </div>
      <ListaPaginada
        lista={lista}
        oQue="os modelos"
        titulo="Modelos de e-mail"
        colunas={colunas(setMudando)}
        vazia={<NadaEncontrado onLimpar={lista.limpar} />}
      />
      {mudando && <MudarSituacao modelo={mudando} onFeito={setFeito} onFechar={() => setMudando(null)} />}
    </>
  );
}
