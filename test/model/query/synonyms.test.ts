import { expect } from 'chai';
import { mayMean, renameOf } from '../../../model/query/synonyms.ts';
import { component, describeSchemas } from '../../support/describe-data.ts';

/**
 * What services call the query parameters of sections 4.3 and 4.4; most of them mean that only beside others, or with
 * some values.
 */
const CALLED: Readonly<Record<string, string>> = {
  pageSize: `
    pagesize perpage pagelimit limitperpage itemsperpage resultsperpage recordsperpage rowsperpage
    entriesperpage numperpage countperpage maxperpage pagelength maxpagesize maxresults limit top take
    maxrecords maxitems maxcount batchsize numresults numberofresults rows fetchsize size first last count
    hitsperpage docsperpage nbperpage maxrows maxhits maxentries resultlimit rowlimit chunksize listsize`,
  pageToken: `
    page pagetoken nextpagetoken nexttoken continuationtoken paginationtoken pagecursor nextcursor
    paginationcursor pagemarker nextmarker pagekey nextpagekey searchafter scrollid cursormark streamposition
    startingafter endingbefore cursor marker bookmark exclusivestartkey startafter continuation after before
    skiptoken resumptiontoken nextpage sinceid afterid beforeid`,
  page: `
    page pagenumber pagenum pageno pagenr pageindex pageoffset currentpage offset skip startindex startrow
    startrecord startposition firstresult pagestart startat from start
    skipcount startoffset startresult beginindex firstrecord firstrow nextpage`,
  totalRequired: `
    totalrequired totalsrequired requiretotal requiretotals includetotal includetotals includetotalcount
    includetotalresultcount withtotal withtotals withtotalcount returntotal returntotalcount showtotal
    showtotals counttotal calculatetotal count total totals totalcount includecount withcount`,
  startTime: `
    starttime startdate startdatetime starttimestamp fromtime fromdate fromdatetime fromtimestamp timefrom
    datefrom timestart datestart begintime begindate mintime mindate sincetime sincedate periodstart
    rangestart since from start begin after timemin datemin afterdate aftertime startat
    earliest earliestdate oldest notbefore startts fromts startingat windowstart`,
  endTime: `
    endtime enddate enddatetime endtimestamp totime todate todatetime totimestamp timeto dateto timeend
    dateend stoptime stopdate maxtime maxdate untiltime untildate periodend rangeend until to end stop before
    timemax datemax beforedate beforetime endat finishdate finishtime
    latest latestdate newest notafter endts tots till tilldate endingat windowend`,
  sortBy: `
    sortby orderby sortfield orderfield sortkey sortcolumn ordercolumn sortproperty sortattribute sortbyfield
    orderbyfield ordering sorting sorton order sortedby sortfields sortcriteria sortexpression sortparam sorts`,
  sortOrder: `
    sortorder sortdirection sortdir orderdirection orderdir sortbyorder sortbydirection orderbydirection order
    direction dir ascending descending asc desc reverse newestfirst oldestfirst latestfirst sortascending
    sortdescending sortasc sortdesc ascendingsort descendingsort orderascending orderdescending orderasc
    orderdesc ascendingorder descendingorder isascending isdescending isasc isdesc sortreverse sortreversed
    reversesort reverseorder reversedorder orderreverse sorttype sortmode`,
  sort: `
    order sorts`,
  fields: `
    fieldset fieldsets fieldmask fieldlist includefields includedfields returnfields returnedfields
    selectfields selectedfields onlyfields responsefields outputfields requestedfields fieldstoreturn
    fieldstoinclude fieldsinclude select attributes columns properties props field projection`,
};

describe('names of query parameters', () => {
  for (const [instead, names] of Object.entries(CALLED)) {
    for (const name of names.trim().split(/\s+/))
      it(`${name} may mean ${instead}`, () => expect(mayMean(name, instead)).to.equal(true));
  }

  it('are read without their case and signs', () => {
    for (const name of ['per_page', 'perPage', 'Per-Page']) expect(mayMean(name, 'pageSize'), name).to.equal(true);
    expect(mayMean('per_page', 'page')).to.equal(false);
    expect(mayMean('color', 'pageSize')).to.equal(false);
  });
});

describe('what a name in the query of a list means beside others', () => {
  const meaning = (name: string, ...beside: readonly string[]) =>
    renameOf({ name, schema: null, text: '', examples: [], lists: true, beside: new Set(beside) })?.instead ?? null;

  for (const [name, instead, companions] of [
    ['size', 'pageSize', 'page pagenumber offset from start cursor'],
    ['first', 'pageSize', 'after before'],
    ['last', 'pageSize', 'after before'],
    ['startAt', 'page', 'maxresults'],
    ['from', 'page', 'size limit'],
    ['start', 'startTime', 'end endtime enddate'],
    ['end', 'endTime', 'start starttime startdate'],
    [
      'after',
      'pageToken',
      'pagesize perpage page pagenumber pagetoken limit offset skip cursor marker startindex top take size count rows first last',
    ],
    ['direction', 'sortOrder', 'sort sortby orderby sortfield'],
  ] as const) {
    for (const companion of companions.split(' '))
      it(`${name} beside ${companion}: ${instead}`, () => expect(meaning(name, companion)).to.equal(instead));
    it(`${name} beside another name: something else`, () => expect(meaning(name, 'color')).not.to.equal(instead));
  }

  it('is a direction of sorting, where it is a flag and its description says so', () => {
    const schema = component(describeSchemas({ A: { type: 'boolean' } }), 'A');
    const value = { schema, examples: [], lists: null, beside: new Set<string>() };
    for (const name of [
      'ascending',
      'descending',
      'asc',
      'desc',
      'reverse',
      'newestFirst',
      'oldestFirst',
      'latestFirst',
    ]) {
      expect(renameOf({ ...value, name, text: 'Sorts that way.' })?.instead, name).to.equal('sortOrder');
      expect(renameOf({ ...value, name, text: 'A flag.' }), name).to.equal(null);
    }
  });

  it('takes an order of which nothing is said for a sort, unless it may name a resource', () => {
    const schema = component(describeSchemas({ A: { type: 'string' } }), 'A');
    const value = { name: 'order', schema, text: '', examples: [], lists: true, beside: new Set<string>() };
    expect(renameOf(value)?.instead).to.equal('sortBy');
    expect(renameOf({ ...value, namesResource: true })).to.equal(null);
    expect(renameOf({ ...value, text: 'The order.' })).to.equal(null);
    expect(renameOf({ ...value, lists: null })).to.equal(null);
  });

  it('is no page size where the number is one that a listed resource has to have', () => {
    const value = { schema: null, examples: [], lists: true, beside: new Set<string>() };
    for (const [name, text] of [
      ['maxItems', 'Only orders with at most so many items.'],
      ['batchSize', 'Lots with this batch size, a number.'],
      ['listSize', 'Lists that have no more than this number of members.'],
      ['maxEntries', 'Competitions with fewer entries.'],
    ] as const)
      expect(renameOf({ ...value, name, text }), name).to.equal(null);
    for (const [name, text] of [
      ['maxItems', 'The maximum number of items to return.'],
      ['maxItems', 'A page with at most so many items.'],
      ['maxEntries', ''],
    ] as const)
      expect(renameOf({ ...value, name, text })?.instead, `${name} ${text}`).to.equal('pageSize');
  });

  it('is no selection where the field is one to search, to filter or to sort by', () => {
    const value = { schema: null, examples: [], lists: true, beside: new Set<string>() };
    for (const text of [
      'The field to search: only records whose fields match are returned.',
      'One of the attributes that are returned, to filter by.',
    ])
      expect(renameOf({ ...value, name: 'field', text }), text).to.equal(null);
    for (const name of ['field', 'projection'])
      expect(renameOf({ ...value, name, text: 'The fields to include in the response.' })?.instead, name).to.equal(
        'fields',
      );
  });

  it('is silent where the operation gives no list', () => {
    const value = { name: 'size', schema: null, text: '', examples: [], beside: new Set(['page']) };
    for (const lists of [false, null]) expect(renameOf({ ...value, lists }), String(lists)).to.equal(null);
  });
});
