import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import type { Escolha } from '#shell/lista/escolhidos.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import type { Direcao } from '../../domain/ordem.ts';
import { type AssuntoAdministrado, api, assuntosAdministrados } from '../administrar-queries.ts';
import type { AtoDaLinha } from '../celulas.tsx';
import { FiltroDeSituacao } from '../filtro-de-situacao.tsx';
import { TelaDaLista } from '../tela-da-lista.tsx';
import { useAtoNaLista } from '../use-ato-na-lista.ts';
import { AtoNoAssunto } from './ato-no-assunto.tsx';
import { colunasDosAssuntos } from './colunas-dos-assuntos.tsx';
import { type FiltroDeAssuntos, nomesDasSituacoes } from './filtro-de-assuntos.ts';

interface Fazendo {
  readonly ato: AtoDaLinha | 'criar';
  readonly assunto: AssuntoAdministrado | null;
}

const escolhasDe = ({ busca, area, situacao }: FiltroDeAssuntos): readonly Escolha<FiltroDeAssuntos>[] => [
  ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
  ...(area ? [{ texto: area, sem: { area: '' } }] : []),
  ...(situacao ? [{ texto: nomesDasSituacoes[situacao], sem: { situacao: '' as const } }] : []),
];

/** The subjects of the whole platform: create, rename, order, inactivate and join them. */
export default function ManterPage() {
  const lista = useLista(assuntosAdministrados);
  const { filtro, filtrar } = lista;
  const [fazendo, setFazendo] = useState<Fazendo | null>(null);
  const ato = useAtoNaLista();
  const areas = lista.dados?.areas ?? [];
  const abrir = (novo: Fazendo) => {
    ato.esquecer();
    setFazendo(novo);
  };
  const mover = ({ idAssunto, descAssunto }: AssuntoAdministrado, direcao: Direcao) => {
    const pedido = { params: { idAssunto }, body: { direcao } };
    void ato.fazer(
      () => api('POST /app-web/v1/assuntos/administrar/:idAssunto/mover', pedido, SILENT),
      `“${descAssunto}” ${direcao === 'acima' ? 'subiu' : 'desceu'} um lugar.`,
    );
  };
  return (
    <>
      <TelaDaLista
        frase="O que se escolhe ao registrar e ao analisar. O que já foi usado não some: é inativado ou unido a outro."
        oQue="os assuntos"
        exemplo="Nome ou área"
        criar={
          <Button variant="primary" onClick={() => abrir({ ato: 'criar', assunto: null })}>
            Criar assunto
          </Button>
        }
        ato={ato}
        lista={lista}
        escolhas={escolhasDe(filtro)}
        filtros={
          <>
            <Select
              label="Área"
              placeholder="Todas as áreas"
              options={areas.map((area) => ({ value: area, label: area }))}
              value={filtro.area}
              onChange={(area) => filtrar({ area })}
            />
            <FiltroDeSituacao situacao={filtro.situacao} onMudar={(situacao) => filtrar({ situacao })} />
          </>
        }
        titulo="Assuntos"
        colunas={colunasDosAssuntos({
          onAto: (qual, assunto) => abrir({ ato: qual, assunto }),
          onMover: mover,
        })}
      />
      {fazendo && (
        <AtoNoAssunto
          {...fazendo}
          areas={areas}
          onFechar={() => setFazendo(null)}
          onFeito={(frase) => {
            setFazendo(null);
            ato.concluir(frase);
          }}
        />
      )}
    </>
  );
}
