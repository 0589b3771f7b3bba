import { useState } from 'react';
import { decidemTodos } from '#capabilities/remedio/domain/instancia.ts';
import { SILENT } from '#shell/api/client.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { mesmoConjunto } from '../../domain/autoridades.ts';
import type { AutoridadesDoOrgao } from '../../domain/orgao-gerenciado.ts';
import { api, useAutoridades } from './gerenciar-queries.ts';
import { Falha, useSalvar } from './salvar.tsx';

type Instancia = AutoridadesDoOrgao['instancias'][number];

interface AutoridadesProps {
  readonly idOuvidoria: number;
  readonly onSalvo: (frase: string) => void;
}

/** Warns that nobody can decide, before an appeal finds out. */
function Alerta({ instancia }: { readonly instancia: Instancia }) {
  const { idInstancia, nomeados, podemDecidir, aqui, julgadora } = instancia;
  const onde = aqui ? 'neste órgão' : `no órgão ${julgadora.sigla}`;
  if (podemDecidir === 0) {
    return (
      <Message type="danger" title="Ninguém pode decidir aqui." still>
        {`Não há gestor nem respondente indicado ${onde}: um recurso ficaria sem decisão.`}
      </Message>
    );
  }
  if (nomeados.some(({ vale }) => !vale)) {
    return (
      <Message type="warning" title="Há quem não decide mais:" still>
        {`${nomeados
          .filter(({ vale }) => !vale)
          .map(({ nome }) => nome)
          .join(', ')} não trabalha mais no órgão como gestor ou respondente.`}
      </Message>
    );
  }
  if (nomeados.length > 0) return null;
  return (
    <Message type="warning" title="Ninguém foi indicado." still>
      {`Por isso decide o gestor${decidemTodos(idInstancia) ? ' ou qualquer respondente' : ''} ${onde}.`}
    </Message>
  );
}

interface IndicarProps extends AutoridadesProps {
  readonly instancia: Instancia;
  readonly candidatos: AutoridadesDoOrgao['candidatos'];
}

function Indicar({ idOuvidoria, instancia, candidatos, onSalvo }: IndicarProps) {
  const { idInstancia, descricao, nomeados } = instancia;
  const [antes] = useState(nomeados.map(({ idUsuario }) => idUsuario));
  const valiam = nomeados.filter(({ vale }) => vale).map(({ idUsuario }) => idUsuario);
  const [escolhidos, setEscolhidos] = useState<readonly string[]>(valiam.map(String));
  const { enviando, erro, salvar } = useSalvar();
  useNaoSalvo(!enviando && !mesmoConjunto(valiam, escolhidos.map(Number)));
  const enviar = () =>
    salvar(async () => {
      const params = { idOuvidoria, idInstancia };
      const body = { pessoas: escolhidos.map(Number), antes };
      await api(
        'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades/:idInstancia',
        { params, body },
        SILENT,
      );
      onSalvo(`Quem decide em ${descricao} foi guardado.`);
    });
  return (
    <>
      <Falha erro={erro} />
      <SelectVarios
        label={`Quem decide: ${descricao}`}
        help="Gestores e respondentes do órgão. O gestor decide também quando outra pessoa é indicada."
        nomeDaLista={`Indicados: ${descricao}`}
        options={candidatos.map(({ idUsuario, nome, perfis }) => ({
          value: String(idUsuario),
          label: `${nome} (${perfis.join(', ')})`,
        }))}
        values={escolhidos}
        onChange={setEscolhidos}
      />
      <Button variant="secondary" size="small" loading={enviando} onClick={() => void enviar()}>
        {`Salvar ${descricao}`}
      </Button>
    </>
  );
}

function Nomes({ instancia: { nomeados } }: { readonly instancia: Instancia }) {
  if (nomeados.length === 0) return null;
  return <p>{`Indicados: ${nomeados.map(({ nome }) => nome).join(', ')}.`}</p>;
}

/** Instance by instance: who decides this office's appeals, and those it judges for others. */
export function AutoridadesDoOrgaoAba({ idOuvidoria, onSalvo }: AutoridadesProps) {
  const consulta = useAutoridades(idOuvidoria);
  if (consulta.isPending) return <Skeleton shape="row" lines={5} label="Buscando as instâncias…" />;
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  const { instancias, candidatos } = consulta.data;
  if (instancias.length === 0) {
    return (
      <EmptyState title="Sem instâncias de recurso" headingLevel={3}>
        A esfera deste órgão não tem instâncias configuradas, e ele não julga recursos de outros.
      </EmptyState>
    );
  }
  return (
    <>
      <p>
        As instâncias por que passa um recurso contra as respostas deste órgão, e as que ele decide (Lei
        12.527/2011, arts. 15 a 17). Dos pedidos de desclassificação, quem decide na primeira instância
        responde como autoridade classificadora, e na segunda, como autoridade máxima; sem indicação, decide o
        gestor.
      </p>
      <ol className="gerenciar-instancias">
        {instancias.map((instancia) => (
          <li
            key={`${instancia.idInstancia} ${instancia.nomeados.map(({ idUsuario }) => idUsuario).join(' ')}`}
          >
            <Card
              title={`${instancia.descricao}${instancia.aqui ? '' : ` – decidida no órgão ${instancia.julgadora.sigla}`}`}
            >
              <Alerta instancia={instancia} />
              {instancia.aqui ? (
                <Indicar
                  idOuvidoria={idOuvidoria}
                  instancia={instancia}
                  candidatos={candidatos}
                  onSalvo={onSalvo}
                />
              ) : (
                <Nomes instancia={instancia} />
              )}
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}
